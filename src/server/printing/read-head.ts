import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** The newest publication and the newest thing that anybody saved. */
export interface Head {
  readonly number: number;
  readonly publishedAt: number;
  readonly newestRevision: string;
}

/** One statement over three primary keys, because every instance asks it several times a second. */
export async function readHead(db: Kysely<Database>): Promise<Head> {
  const { rows } = await sql<{
    number: number;
    published_at: number | null;
    newest: string | null;
  }>`
    select head.number, publication.created_at as published_at,
      (select max(id) from content_revision) as newest
    from publication_head head
    left join publication on publication.number = head.number
    where head.id = 1`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('The table publication_head is empty.');
  return {
    number: Number(row.number),
    publishedAt: Number(row.published_at ?? 0),
    newestRevision: row.newest ?? '',
  };
}

/** When this number was published, or zero. */
export async function readPublishedAt(db: Kysely<Database>, number: number): Promise<number> {
  const row = await db
    .selectFrom('publication')
    .select('created_at')
    .where('number', '=', number)
    .executeTakeFirst();
  return Number(row?.created_at ?? 0);
}
