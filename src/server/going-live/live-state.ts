import type { Kysely } from 'kysely';
import type { Database, DatabaseTransaction } from '../db/schema.ts';

export interface LiveSince {
  readonly at: number;
  readonly by: string;
}

/** Since when the mill is live; undefined before. */
export async function readLive(db: Kysely<Database>): Promise<LiveSince | null> {
  const row = await db.selectFrom('going_live').selectAll().executeTakeFirst();
  return row ? { at: Number(row.created_at), by: row.author } : null;
}

/** Kept once: whoever says it again changes nothing. */
export async function keepLive(
  tx: DatabaseTransaction,
  author: { readonly id: string; readonly name: string },
  at: number,
): Promise<boolean> {
  const result = await tx
    .insertInto('going_live')
    .values({ id: 1, author_id: author.id, author: author.name, created_at: at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
}
