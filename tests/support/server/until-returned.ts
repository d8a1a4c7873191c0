import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '../../../src/server/db/store.ts';
import type { History } from '../faults/history.ts';

/** How long after its fault was mended a server acknowledged an enquiry again. */
export async function untilAcknowledging(history: History, mended: number): Promise<number> {
  for (const patience = Date.now() + 30_000; Date.now() < patience; await sleep(10)) {
    const [first] = history.okBetween(mended, Number.POSITIVE_INFINITY);
    if (first !== undefined) return first - mended;
  }
  throw new Error('Nothing was acknowledged for 30 seconds after the fault was mended.');
}

/** How long after the fault was mended every mail that waited then was sent. */
export async function untilCaughtUp(store: Store, mended: number): Promise<number> {
  const waiting = store.db
    .selectFrom('outbox')
    .select('last_error')
    .where('sent_at', 'is', null)
    .where('created_at', '<=', mended);
  for (const patience = Date.now() + 30_000; Date.now() < patience; await sleep(50)) {
    if (!(await waiting.executeTakeFirst())) return Date.now() - mended;
  }
  const rows = await waiting.execute();
  throw new Error(`Still ${rows.length} mails after 30 seconds: ${JSON.stringify(rows[0])}`);
}
