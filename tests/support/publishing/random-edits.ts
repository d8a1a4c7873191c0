import fc from 'fast-check';
import type { ContentRecords } from '../../../src/content/records/assemble-records.ts';
import { assembleRecords } from '../../../src/content/records/assemble-records.ts';
import { type KindName, kindNames } from '../../../src/content/records/content-kinds.ts';
import type { RecordBody } from '../../../src/domain/publishing/merge-changes.ts';
import type { StoredRevision } from '../../../src/server/printing/public-state.ts';
import { applyRevisions } from '../../../src/server/publishing/apply-revisions.ts';
import { contentKinds } from '../../../src/content/records/content-kinds.ts';

/** One change a person could make: of a field, or of everything by taking a record out. */
interface Choice {
  readonly kind: number;
  readonly key: number;
  readonly field: number;
  readonly word: string;
  readonly takesOut: boolean;
}

const choices: fc.Arbitrary<Choice> = fc.record({
  kind: fc.nat(),
  key: fc.nat(),
  field: fc.nat(),
  word: fc.constantFrom('loom', 'beam & <b>', 'ਤਾਣਾ', '“quoted”', 'a/b'),
  takesOut: fc.integer({ min: 0, max: 19 }).map((roll) => roll === 0),
});

/**
 * Edits that may be published, each over the records that the former one left. All kinds come in
 * turn, so that a short list covers many; what a schema refuses is replaced by another field.
 */
export function randomEdits(
  start: ContentRecords,
  { count, seed }: { readonly count: number; readonly seed: number },
): StoredRevision[] {
  const edits: StoredRevision[] = [];
  let records = start;
  let attempts = 0;
  const drawn = fc.sample(choices, { numRuns: count * 30, seed });
  for (const choice of drawn) {
    if (edits.length === count) break;
    attempts += 1;
    // Of a kind whose texts are all names and numbers nothing can be published: another one then.
    const turn = seed + edits.length + (attempts > 12 ? choice.kind : 0);
    const revision = toRevision(records, choice, turn, edits.length);
    const applied = revision && applyRevisions(records, [revision]);
    if (!revision || !applied?.ok || !assembleRecords(applied.records).ok) continue;
    edits.push(revision);
    attempts = 0;
    ({ records } = applied);
  }
  if (edits.length < count) throw new Error(`Only ${edits.length} edits could be published.`);
  return edits;
}

function toRevision(
  records: ContentRecords,
  choice: Choice,
  turn: number,
  number: number,
): StoredRevision | undefined {
  const kind = pick(kindNames, turn)!;
  const bodies: Readonly<Record<string, unknown>> = records[kind];
  const key = pick(Object.keys(bodies), choice.key);
  if (key === undefined) return undefined;
  const about = { id: `edit-${number}`, kind, key, version: contentKinds[kind].version };
  const isRemovable = removable.has(kind) && choice.takesOut;
  const body = isRemovable ? null : (structuredClone(bodies[key]) as RecordBody);
  if (body === null) return { ...about, body };
  const texts = [...textsIn(body)];
  const place = pick(texts, choice.field);
  if (!place) return undefined;
  place.holder[place.name] = `${place.holder[place.name]} ${choice.word}`;
  return { ...about, body };
}

/** Kinds a mill may have fewer of. */
const removable: ReadonlySet<KindName> = new Set(['fabric', 'question', 'review']);

interface TextPlace {
  readonly holder: Record<string, unknown>;
  readonly name: string;
}

function* textsIn(value: unknown): Generator<TextPlace> {
  if (typeof value !== 'object' || value === null) return;
  const holder = value as Record<string, unknown>;
  for (const [name, item] of Object.entries(holder)) {
    if (typeof item === 'string') yield { holder, name };
    else yield* textsIn(item);
  }
}

function pick<Item>(items: readonly Item[], at: number): Item | undefined {
  return items[at % Math.max(1, items.length)];
}
