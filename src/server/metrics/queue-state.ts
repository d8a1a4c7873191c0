import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Store } from '../db/store.ts';

export interface QueueState {
  readonly waiting: number;
  readonly givenUp: number;
  /** Age of the mail that has waited longest; 0 when none waits. */
  readonly oldestSeconds: number;
}

/** Undefined when the database does not answer in time; the metrics then report that it is down. */
export async function readQueueState(
  store: Store,
  now: number,
  timeoutMs = 2000,
): Promise<QueueState | undefined> {
  const timeout = sleep(timeoutMs, undefined, { ref: false });
  return Promise.race([queryOutbox(store, now).catch(() => undefined), timeout]);
}

async function queryOutbox({ db }: Store, now: number): Promise<QueueState> {
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
