import type { DatabaseTransaction } from '../db/schema.ts';
import { timeOrderedId } from '../db/time-ordered-id.ts';
import type { QueuedMail } from '../enquiries/enquiry-mails.ts';

/** Part of the transaction of what caused the mails: either both are stored or neither. */
export async function queueMails(
  tx: DatabaseTransaction,
  mails: readonly QueuedMail[],
  now: number,
): Promise<void> {
  if (mails.length === 0) return;
  await tx
    .insertInto('outbox')
    .values(
      mails.map(({ topic, dedupeKey, payload }) => ({
        id: timeOrderedId(now),
        dedupe_key: dedupeKey,
        topic,
        payload: JSON.stringify(payload),
        run_at: now,
        lease: null,
        attempts: 0,
        last_error: null,
        created_at: now,
        sent_at: null,
        dead_at: null,
      })),
    )
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}
