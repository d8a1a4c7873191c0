import fc from 'fast-check';
import type { RecordBody } from '../../../src/domain/publishing/merge-changes.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { readRecord } from '../../../src/server/publishing/records/read-record.ts';
import type { RecordName } from '../../../src/server/publishing/record-name.ts';
import { readHistory } from '../../../src/server/publishing/revisions.ts';
import { saveRecord } from '../../../src/server/publishing/records/save-record.ts';

/** One of three people looks at the record again, or changes a field of what they looked at and saves. */
export interface Step {
  readonly editor: 0 | 1 | 2;
  readonly field: (typeof fields)[number] | 'look';
}
const fields = ['name', 'company', 'review', 'date'] as const;

/** Any order in which three people work on one record. */
export const interleaving: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    editor: fc.constantFrom(0, 1, 2),
    field: fc.constantFrom(...fields, ...fields, 'look'),
  }),
  { minLength: 6, maxLength: 12 },
);

export interface Worked {
  /** Acknowledged writes that are in no final field although nobody wrote over them. */
  readonly lost: readonly string[];
  /** Texts that somebody typed and that no revision has. */
  readonly forgotten: readonly string[];
  readonly saves: number;
  readonly clashes: number;
}

/** Three people work on a record of their own in this order; what they typed is then looked for. */
export async function workTogether(
  store: Store,
  name: RecordName,
  steps: readonly Step[],
): Promise<Worked> {
  const screens: Screen[] = [empty, empty, empty];
  const last = new Map<string, string>();
  const typed: string[] = [];
  let clashes = 0;
  for (const [at, { editor, field }] of steps.entries()) {
    if (field === 'look') {
      screens[editor] = await look(store, name);
      continue;
    }
    const value = `${editor} wrote this at ${at}`;
    typed.push(value);
    const before = screens[editor]!;
    const result = await saveUntilDone(store, name, editor, {
      parent: before.parent,
      body: { ...before.body, [field]: value },
    });
    clashes += result.clashes;
    screens[editor] = result.screen;
    last.set(field, value);
  }
  const { body } = await look(store, name);
  const history = JSON.stringify(await readHistory(store.db, name, 1000));
  return {
    lost: [...last].filter(([field, value]) => body[field] !== value).map(([field]) => field),
    forgotten: typed.filter((value) => !history.includes(value)),
    saves: typed.length,
    clashes,
  };
}

interface Screen {
  readonly parent: string | null;
  readonly body: RecordBody;
}
const empty: Screen = { parent: null, body: {} };

async function look(store: Store, name: RecordName): Promise<Screen> {
  const record = await readRecord(store.db, name);
  return record ? { parent: record.parent, body: record.body ?? {} } : empty;
}

/** Where both changed one field, this person is asked and chooses the own words. */
async function saveUntilDone(
  store: Store,
  name: RecordName,
  editor: number,
  typed: Screen,
): Promise<{ readonly screen: Screen; readonly clashes: number }> {
  const author = { id: `p${editor}`, name: `Editor ${editor}` };
  let [screen, clashes] = [typed, 0];
  for (;;) {
    const saved = await saveRecord(store, { ...name, ...screen, author, at: 1, merge: true });
    if (saved.kind === 'saved') {
      return { screen: { parent: saved.revision, body: saved.body ?? {} }, clashes };
    }
    if (saved.kind === 'unchanged')
      return { screen: { ...screen, parent: saved.revision }, clashes };
    if (saved.kind !== 'conflict') throw new Error(`not saved: ${JSON.stringify(saved)}`);
    clashes += saved.clashes.length;
    screen = { parent: saved.theirs.revision, body: saved.merged ?? {} };
  }
}
