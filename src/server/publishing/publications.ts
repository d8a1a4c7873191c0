import type { Kysely } from 'kysely';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { newestChanges } from './newest-changes.ts';
import type { RecordName } from './record-name.ts';
import { type Author, type Revision, toRevision } from './revisions.ts';

export interface Publication {
  readonly author: Author;
  readonly at: number;
  readonly note?: string;
  /** The publication whose changes it takes back. */
  readonly undoes?: number;
  /** Exactly the revisions that the person has seen. */
  readonly changes: readonly (RecordName & { readonly revision: string })[];
  /** The publication that the checks were made against; a later one makes them void. */
  readonly checkedAt?: number;
  /** Called in the same transaction, for the audit log. */
  readonly record?: (tx: DatabaseTransaction, number: number) => Promise<void>;
}

export type Published =
  | { readonly kind: 'published'; readonly number: number }
  /** These were saved again meanwhile: nothing was published. */
  | { readonly kind: 'moved'; readonly records: readonly RecordName[] }
  /** Somebody published after the checks. */
  | { readonly kind: 'stale' };

/** All of the changes become public with one number, or none. */
export async function publish(store: Store, publication: Publication): Promise<Published> {
  const { changes, checkedAt } = publication;
  try {
    return await store.transact(async (tx) => {
      const number = await nextNumber(tx);
      if (checkedAt !== undefined && number !== checkedAt + 1) throw new NotPublished('stale');
      const moved = await movedRecords(tx, changes);
      if (moved.length > 0) throw new NotPublished('moved', moved);
      await addPublication(tx, number, publication);
      await publication.record?.(tx, number);
      return { kind: 'published', number };
    });
  } catch (error) {
    if (!(error instanceof NotPublished)) throw error;
    const { reason, records } = error;
    return reason === 'stale' ? { kind: reason } : { kind: reason, records };
  }
}

/** Rows in one statement. */
const chunk = 200;

/** The rows of a publication whose number was just taken. */
export async function addPublication(
  tx: DatabaseTransaction,
  number: number,
  { author, at, note = '', undoes, changes }: Omit<Publication, 'record' | 'checkedAt'>,
): Promise<void> {
  const head = { number, created_at: at, author_id: author.id, author: author.name };
  await tx
    .insertInto('publication')
    .values({ ...head, note, undoes: undoes ?? null })
    .execute();
  const before = await publicRevisionIds(tx, changes);
  const rows = changes.map(({ kind, key, revision }) => ({
    publication: number,
    kind,
    key,
    revision,
    before: before.get(`${kind} ${key}`) ?? null,
  }));
  for (let i = 0; i < rows.length; i += chunk) {
    await tx
      .insertInto('publication_change')
      .values(rows.slice(i, i + chunk))
      .execute();
  }
}

export interface PublicChanges {
  readonly number: number;
  /** The newest public state of each record that changed since. */
  readonly revisions: readonly Revision[];
}

/**
 * What became public since a number. Publications are only added and become visible in the order of
 * their numbers, so no isolation of transactions matters.
 */
export async function readPublicChanges(
  db: Kysely<Database>,
  since: number,
): Promise<PublicChanges> {
  const head = await db.selectFrom('publication_head').select('number').executeTakeFirstOrThrow();
  const number = Number(head.number);
  if (number === since) return { number, revisions: [] };
  const rows = await newestChanges(db, { after: since, upTo: number })
    .innerJoin('content_revision as revision', 'revision.id', 'change.revision')
    .selectAll('revision')
    .execute();
  return { number, revisions: rows.map(toRevision) };
}

/** Writers queue here until they commit. */
export async function nextNumber(tx: DatabaseTransaction): Promise<number> {
  const { number } = await tx
    .updateTable('publication_head')
    .set((eb) => ({ number: eb('number', '+', 1) }))
    .where('id', '=', 1)
    .returning('number')
    .executeTakeFirstOrThrow();
  return Number(number);
}

/** Makes everybody who publishes or plans wait until this transaction has ended. */
export async function lockPublications(tx: DatabaseTransaction): Promise<void> {
  await tx
    .updateTable('publication_head')
    .set((eb) => ({ number: eb.ref('number') }))
    .where('id', '=', 1)
    .execute();
}

async function movedRecords(
  tx: DatabaseTransaction,
  changes: Publication['changes'],
): Promise<RecordName[]> {
  const drafts = await tx
    .selectFrom('content_draft')
    .select(['kind', 'key', 'revision'])
    .where('kind', 'in', kindsOf(changes))
    .execute();
  const heads = new Map(drafts.map(({ kind, key, revision }) => [`${kind} ${key}`, revision]));
  return changes
    .filter(({ kind, key, revision }) => heads.get(`${kind} ${key}`) !== revision)
    .map(({ kind, key }) => ({ kind, key }));
}

async function publicRevisionIds(
  tx: DatabaseTransaction,
  names: readonly RecordName[],
): Promise<Map<string, string>> {
  const rows = await newestChanges(tx, { kinds: kindsOf(names) })
    .select(['change.kind', 'change.key', 'change.revision'])
    .execute();
  return new Map(rows.map(({ kind, key, revision }) => [`${kind} ${key}`, revision]));
}

/** With one name at least, because a list of a statement cannot be empty. */
function kindsOf(names: readonly RecordName[]): string[] {
  return ['', ...new Set(names.map(({ kind }) => kind))];
}

export async function publicRevisionId(
  db: Kysely<Database>,
  { kind, key }: RecordName,
): Promise<string | null> {
  const row = await db
    .selectFrom('publication_change')
    .select('revision')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .orderBy('publication', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.revision ?? null;
}

/** Takes the transaction back. */
class NotPublished extends Error {
  readonly reason: 'moved' | 'stale';
  readonly records: readonly RecordName[];

  constructor(reason: 'moved' | 'stale', records: readonly RecordName[] = []) {
    super('Nothing was published.');
    this.reason = reason;
    this.records = records;
  }
}
