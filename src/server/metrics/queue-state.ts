import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Store } from '../db/store.ts';

export interface QueueState {
  readonly waiting: number;
  readonly givenUp: number;
  /** Age of the mail that has waited longest; 0 when none waits. */
  readonly oldestSeconds: number;
}

/** Undefined where the database does not answer in time: that is a finding, too, and no failure. */
export async function readQueueState(
  store: Store,
  now: number,
  patienceMs = 2000,
): Promise<QueueState | undefined> {
  const late = sleep(patienceMs, undefined, { ref: false });
  return Promise.race([ask(store, now).catch(() => undefined), late]);
}

async function ask({ db }: Store, now: number): Promise<QueueState> {
  const waiting = await db
    .selectFrom('outbox')
    .select([sql<string>`count(*)`.as('count'), sql<string | null>`min(created_at)`.as('oldest')])
    .where('sent_at', 'is', null)
    .where('dead_at', 'is', null)
    .executeTakeFirstOrThrow();
  const dead = await db
    .selectFrom('outbox')
    .select(sql<string>`count(*)`.as('count'))
    .where('dead_at', 'is not', null)
    .executeTakeFirstOrThrow();
  const oldest = waiting.oldest === null ? now : Number(waiting.oldest);
  return {
    waiting: Number(waiting.count),
    givenUp: Number(dead.count),
    oldestSeconds: Math.max(0, now - oldest) / 1000,
  };
}
