import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '../../../src/server/db/store.ts';
import type { History } from '../faults/attempt-history.ts';
import { within } from '../patience.ts';

/** Milliseconds from the end of a fault until the server acknowledged an enquiry again. */
export async function untilAcknowledging(history: History, repaired: number): Promise<number> {
  for (const patience = Date.now() + within(30_000); Date.now() < patience; await sleep(10)) {
    const [first] = history.okBetween(repaired, Number.POSITIVE_INFINITY);
    if (first !== undefined) return first - repaired;
  }
  throw new Error('Nothing was acknowledged for 30 seconds after the fault was repaired.');
}

/** Milliseconds from the end of a fault until every mail that was queued then was sent. */
export async function untilCaughtUp(store: Store, repaired: number): Promise<number> {
  const waiting = store.db
    .selectFrom('outbox')
    .select('last_error')
    .where('sent_at', 'is', null)
    .where('created_at', '<=', repaired);
  for (const patience = Date.now() + within(30_000); Date.now() < patience; await sleep(50)) {
    if (!(await waiting.executeTakeFirst())) return Date.now() - repaired;
  }
  const rows = await waiting.execute();
  throw new Error(`Still ${rows.length} mails after 30 seconds: ${JSON.stringify(rows[0])}`);
}
