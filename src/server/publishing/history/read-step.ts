import type { Kysely } from 'kysely';
import type { NamedThing, StepBodies } from '../../../contract/desk/publishing-answers.ts';
import type { Yarn } from '../../../domain/fabric/fabric.ts';
import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';
import type { Database } from '../../db/schema.ts';
import { textLeaves } from '../checks/text-leaves.ts';
import { readRecords } from '../records/read-records.ts';
import type { RecordName } from '../record-name.ts';
import { shippedBody } from '../shipped.ts';
import { titleOf } from '../records/title-of.ts';
import { bodiesToday } from './bodies-today.ts';

/** Both sides of a step, and what the keys in them stand for. */
export async function readStep(
  db: Kysely<Database>,
  name: RecordName,
  { before, after }: { readonly before: string; readonly after: string },
): Promise<StepBodies | 'newer' | undefined> {
  const bodies = await bodiesToday(db, name, [before, after]);
  const side = (id: string) => {
    if (id === 'nothing') return { body: null, newer: false };
    if (id === 'shipped') return { body: shippedBody(name) ?? null, newer: false };
    return bodies.get(id);
  };
  const [old, young] = [side(before), side(after)];
  if (!old || !young) return undefined;
  if (old.newer || young.newer) return 'newer';
  const names = await namesIn(db, [old.body, young.body]);
  return { before: old.body, after: young.body, names };
}

/** Records that others name by their key, and which a person knows by a name or a colour. */
const namedKinds = ['shade', 'yarn', 'care', 'article'] as const;

async function namesIn(
  db: Kysely<Database>,
  bodies: readonly (RecordBody | null)[],
): Promise<Record<string, NamedThing>> {
  const words = new Set<string>();
  for (const body of bodies) {
    if (body) for (const [, text] of textLeaves(body)) words.add(text);
  }
  const stored = await readRecords(db, 'draft');
  if (!stored.ok) return {};
  const names: Record<string, NamedThing> = {};
  for (const kind of namedKinds) {
    for (const [key, body] of Object.entries<object>(stored.records[kind])) {
      if (!words.has(key)) continue;
      const hex = 'hex' in body ? String(body.hex) : undefined;
      const title = kind === 'yarn' ? yarnTitle(body as Yarn) : titleOf(kind, key, body);
      names[`${kind} ${key}`] = { title, ...(hex && { hex }) };
    }
  }
  return names;
}

/** `Ne 60/1 cotton`: what stands on the cone. */
function yarnTitle({ count, fibres }: Pick<Yarn, 'count' | 'fibres'>): string {
  return `${count} ${fibres.map(({ fibre }) => fibre).join('/')}`;
}
