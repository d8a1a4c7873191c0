import type { Kysely } from 'kysely';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { type Author, type RecordName, type Revision, toRevision } from './revisions.ts';

export interface Publication {
  readonly author: Author;
  readonly at: number;
  readonly note?: string;
  /** The publication whose changes it takes back. */
  readonly undoes?: number;
  /** Exactly the revisions that the person has seen. */
  readonly changes: readonly (RecordName & { readonly revision: string })[];
  /** Called in the same transaction, for the audit log. */
  readonly record?: (tx: DatabaseTransaction, number: number) => Promise<void>;
}

export type Published =
  | { readonly kind: 'published'; readonly number: number }
  /** These were saved again meanwhile: nothing was published. */
  | { readonly kind: 'moved'; readonly records: readonly RecordName[] };

/** All of the changes become public with one number, or none. */
export async function publish(store: Store, publication: Publication): Promise<Published> {
  const { author, at, note = '', undoes = null, changes } = publication;
  try {
    return await store.transact(async (tx) => {
      const number = await nextNumber(tx);
      const moved = await movedRecords(tx, changes);
      if (moved.length > 0) throw new Moved(moved);
      const head = { number, created_at: at, author_id: author.id, author: author.name };
      await tx
        .insertInto('publication')
        .values({ ...head, note, undoes })
        .execute();
      for (const { kind, key, revision } of changes) {
        const before = await publicRevisionId(tx, { kind, key });
        await tx
          .insertInto('publication_change')
          .values({ publication: number, kind, key, revision, before })
          .execute();
      }
      await publication.record?.(tx, number);
      return { kind: 'published', number };
    });
  } catch (error) {
    if (error instanceof Moved) return { kind: 'moved', records: error.records };
    throw error;
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
  const newest = db
    .selectFrom('publication_change')
    .select(({ fn }) => ['kind', 'key', fn.max('publication').as('publication')])
    .where('publication', '>', since)
    .where('publication', '<=', number)
    .groupBy(['kind', 'key']);
  const rows = await db
    .selectFrom('publication_change as change')
    .innerJoin(newest.as('newest'), (join) =>
      join
        .onRef('newest.kind', '=', 'change.kind')
        .onRef('newest.key', '=', 'change.key')
        .onRef('newest.publication', '=', 'change.publication'),
    )
    .innerJoin('content_revision as revision', 'revision.id', 'change.revision')
    .selectAll('revision')
    .execute();
  return { number, revisions: rows.map(toRevision) };
}

async function nextNumber(tx: DatabaseTransaction): Promise<number> {
  const { number } = await tx
    .updateTable('publication_head')
    .set((eb) => ({ number: eb('number', '+', 1) }))
    .where('id', '=', 1)
    .returning('number')
    .executeTakeFirstOrThrow();
  return Number(number);
}

async function movedRecords(
  tx: DatabaseTransaction,
  changes: Publication['changes'],
): Promise<RecordName[]> {
  const moved: RecordName[] = [];
  for (const { kind, key, revision } of changes) {
    const draft = await tx
      .selectFrom('content_draft')
      .select('revision')
      .where('kind', '=', kind)
      .where('key', '=', key)
      .executeTakeFirst();
    if (draft?.revision !== revision) moved.push({ kind, key });
  }
  return moved;
}

async function publicRevisionId(
  tx: DatabaseTransaction,
  { kind, key }: RecordName,
): Promise<string | null> {
  const row = await tx
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
class Moved extends Error {
  readonly records: readonly RecordName[];

  constructor(records: readonly RecordName[]) {
    super('A record was saved after it was looked at.');
    this.records = records;
  }
}
