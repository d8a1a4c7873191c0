import type { Kysely } from 'kysely';
import type { CheckedDrafts } from '../../contract/desk/publishing-answers.ts';
import type { Database } from '../db/schema.ts';
import { type Change, checkRecords, type Findings } from './checks/check-records.ts';
import { checkStoredPictures } from './checks/check-stored-pictures.ts';
import { type Heads, nameRecord, openDrafts, readHeads, type RevisionLine } from './heads.ts';
import { composeRecords } from './records/read-records.ts';
import { readBodies } from './revision-bodies.ts';

/** Which drafts there are, and what keeps them from being published together. */
export async function checkDrafts(db: Kysely<Database>): Promise<CheckedDrafts> {
  const heads = await readHeads(db);
  const drafts = openDrafts(heads).toSorted((a, b) => b.createdAt - a.createdAt);
  return { number: heads.number, drafts, ...(await checkLines(db, heads, drafts)) };
}

/** The same for some of them. */
export async function checkLines(
  db: Kysely<Database>,
  heads: Heads,
  lines: readonly RevisionLine[],
): Promise<Findings> {
  const bodies = await readBodies(db, lines);
  const changes = lines.map(({ id, kind, key, takesOut }): Change => {
    const read = bodies.get(id);
    return { kind, key, read: takesOut || !read ? null : read };
  });
  return checkChanges(db, heads, changes);
}

export async function checkChanges(
  db: Kysely<Database>,
  heads: Heads,
  changes: readonly Change[],
): Promise<Findings> {
  const { faults, advice } = await checkMeaning(db, heads, changes);
  return { faults: [...faults, ...(await checkStoredPictures(db, changes))], advice };
}

/** The same for records whose pictures are still to be stored. */
export async function checkMeaning(
  db: Kysely<Database>,
  heads: Heads,
  changes: readonly Change[],
): Promise<Findings> {
  const names = new Set(changes.map(nameRecord));
  // What is replaced need not be readable: that may be why it is replaced.
  const publics = new Map([...heads.publics].filter(([name]) => !names.has(name)));
  const stored = await composeRecords(db, { ...heads, publics }, 'public');
  if (!stored.ok) return { faults: stored.faults, advice: [] };
  return checkRecords(stored.records, changes);
}
