import type { Kysely } from 'kysely';
import type { RecordFault } from '../../../contract/desk/publishing-answers.ts';
import type { ContentRecords } from '../../../content/records/assemble-records.ts';
import { isKindName } from '../../../content/records/content-kinds.ts';
import type { Database } from '../../db/schema.ts';
import { newerRelease } from '../apply-revisions.ts';
import { type Heads, readHeads, type RevisionLine } from '../heads.ts';
import { readBodies } from '../revision-bodies.ts';
import { untouchedRecords } from '../shipped.ts';

export type StoredRecords =
  | {
      readonly ok: true;
      /** Of the newest publication. */
      readonly number: number;
      readonly records: ContentRecords;
      /** Drafts that cannot be shown; what is public of them is in the records. */
      readonly faults: readonly RecordFault[];
    }
  /** This release cannot read something that is public: nothing may be shown of it. */
  | { readonly ok: false; readonly number: number; readonly faults: readonly RecordFault[] };

/** What is shipped with what the mill says over it: as it is public, or as the drafts would make it. */
export async function readRecords(
  db: Kysely<Database>,
  which: 'public' | 'draft',
): Promise<StoredRecords> {
  return composeRecords(db, await readHeads(db), which);
}

export async function composeRecords(
  db: Kysely<Database>,
  heads: Heads,
  which: 'public' | 'draft',
): Promise<StoredRecords> {
  const { number, adopted } = heads;
  const base = untouchedRecords(adopted !== undefined);
  const published = await putIn(db, base, heads.publics.values());
  if (published.faults.length > 0) return { ok: false, number, faults: published.faults };
  if (which === 'public') return { ok: true, number, ...published };
  const open = [...heads.drafts].filter(([name, { id }]) => heads.publics.get(name)?.id !== id);
  const drafted = await putIn(
    db,
    published.records,
    open.map(([, draft]) => draft),
  );
  return { ok: true, number, ...drafted };
}

/** The records with these revisions in them, as far as they can be read. */
async function putIn(
  db: Kysely<Database>,
  records: ContentRecords,
  lines: Iterable<RevisionLine>,
): Promise<{ readonly records: ContentRecords; readonly faults: readonly RecordFault[] }> {
  const all = [...lines];
  const bodies = await readBodies(db, all);
  const changed: Record<string, Record<string, unknown>> = { ...records };
  const copied = new Set<string>();
  const faults: RecordFault[] = [];
  for (const { id, kind, key, takesOut } of all) {
    if (!isKindName(kind)) {
      faults.push({ kind, key, ...newerRelease });
      continue;
    }
    if (!copied.has(kind)) changed[kind] = { ...changed[kind] };
    copied.add(kind);
    const ofKind = changed[kind]!;
    const read = bodies.get(id);
    if (takesOut) delete ofKind[key];
    else if (read?.ok) ofKind[key] = read.body;
    else faults.push(...(read?.faults ?? []).map((fault) => ({ kind, key, ...fault })));
  }
  return { records: changed as ContentRecords, faults };
}
