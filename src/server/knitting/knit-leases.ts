import { randomUUID } from 'node:crypto';
import { type Selectable, sql, type UpdateObject } from 'kysely';
import { unfinished } from '../../domain/picture/knit-job.ts';
import type { Database } from '../db/schema.ts';
import { farthestMs, type Store } from '../db/store.ts';

/** Short, and renewed while it knits: after a crash another instance takes over in seconds. */
export const usualKnitLease = { lastsMs: 15_000, renewedMs: 3_000 } as const;

export type KnitJobRow = Selectable<Database['knit_job']>;

/** Takes the job that has waited longest and that no instance has leased; two never get the same. */
export async function claimJob(store: Store, lastsMs: number): Promise<KnitJobRow | undefined> {
  const due = sql<boolean>`(run_at <= ${store.now} or run_at > ${store.now} + ${farthestMs})`;
  return store.transact((tx) =>
    tx
      .updateTable('knit_job')
      .set((eb) => ({
        state: 'knitting',
        lease: randomUUID(),
        run_at: later(store, lastsMs),
        attempts: eb('attempts', '+', 1),
      }))
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('knit_job')
          .select('id')
          .where('state', 'in', unfinished)
          .where(due)
          .orderBy('run_at')
          .orderBy('created_at')
          .orderBy('id')
          .limit(1),
      )
      // Asked again: while this statement waited for the row, another instance may have taken it.
      .where('state', 'in', unfinished)
      .where(due)
      .returningAll()
      .executeTakeFirst(),
  );
}

/** False: it was cancelled, or another instance has it now. */
export async function updateJob(
  store: Store,
  { id, lease }: Pick<KnitJobRow, 'id' | 'lease'>,
  change: UpdateObject<Database, 'knit_job'>,
): Promise<boolean> {
  const { numUpdatedRows } = await store.transact((tx) =>
    tx
      .updateTable('knit_job')
      .set(change)
      .where('id', '=', id)
      .where('lease', '=', lease)
      .executeTakeFirstOrThrow(),
  );
  return numUpdatedRows === 1n;
}

/** A moment by the clock that dates every lease. */
export function later(store: Pick<Store, 'now'>, ms: number) {
  return sql<number>`${store.now} + ${Math.round(ms)}`;
}
