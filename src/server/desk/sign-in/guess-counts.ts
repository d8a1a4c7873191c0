import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../db/schema.ts';
import type { Store } from '../../db/store.ts';

/** One count in the database, shared by all instances. */
export interface GuessCount {
  readonly what: Database['guess_count']['what'];
  readonly lane: string;
  readonly limit: { readonly points: number; readonly ms: number };
}

export type Point =
  | { readonly taken: true; readonly isLast: boolean; readonly endsAt: number }
  | { readonly taken: false; readonly endsAt: number };

/**
 * Takes a point if there is one left. It is one statement, so that of many at the same moment, on
 * any number of instances, never more get a point than there are.
 */
export function takePoint(
  store: Store,
  { what, lane, limit }: GuessCount,
  now: number,
): Promise<Point> {
  return store.transact(async (tx) => {
    const isOver = sql<boolean>`guess_count.ends_at <= ${now}`;
    const row = await tx
      .insertInto('guess_count')
      .values({ what, lane, points: 1, ends_at: now + limit.ms })
      .onConflict((conflict) =>
        conflict
          .columns(['what', 'lane'])
          .doUpdateSet({
            points: sql<number>`case when ${isOver} then 1 else guess_count.points + 1 end`,
            ends_at: sql<number>`case when ${isOver} then excluded.ends_at else guess_count.ends_at end`,
          })
          .where((eb) => eb.or([isOver, eb('guess_count.points', '<', limit.points)])),
      )
      .returning(['points', 'ends_at'])
      .executeTakeFirst();
    if (row) return { taken: true, isLast: row.points === limit.points, endsAt: row.ends_at };
    const full = await tx
      .selectFrom('guess_count')
      .select('ends_at')
      .where('what', '=', what)
      .where('lane', '=', lane)
      .executeTakeFirst();
    return { taken: false, endsAt: full?.ends_at ?? now };
  });
}

/** The count may have ended and begun anew since; then there is nothing to give back. */
export async function givePointBack(
  store: Store,
  { what, lane }: Pick<GuessCount, 'what' | 'lane'>,
  { endsAt }: { readonly endsAt?: number } = {},
): Promise<void> {
  await store.transact((tx) =>
    tx
      .updateTable('guess_count')
      .set((eb) => ({ points: eb('points', '-', 1) }))
      .where('what', '=', what)
      .where('lane', '=', lane)
      .where('points', '>', 0)
      .$if(endsAt !== undefined, (query) => query.where('ends_at', '=', endsAt!))
      .execute(),
  );
}

export async function clearCount(
  store: Store,
  { what, lane }: Pick<GuessCount, 'what' | 'lane'>,
): Promise<void> {
  await store.transact((tx) =>
    tx.deleteFrom('guess_count').where('what', '=', what).where('lane', '=', lane).execute(),
  );
}

/** A new password ends the lock: whoever guessed the codes knew the old one. */
export async function clearLane(tx: DatabaseTransaction, lane: string): Promise<void> {
  await tx.deleteFrom('guess_count').where('lane', '=', lane).execute();
}
