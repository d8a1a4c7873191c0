import type { DatabaseTransaction } from '../db/schema.ts';
import { mailsForEnquiry } from './enquiry-mails.ts';
import { openRoom } from './open-room.ts';
import { queueMails } from '../outbox/queue-mails.ts';
import { takeAllowance } from './recipient-allowance.ts';

type Released = 'released' | 'not-quarantined';

/** Takes an enquiry out of quarantine: from now on it is treated like any other, and its mails are sent. */
export async function releaseWithin(
  tx: DatabaseTransaction,
  now: number,
  id: string,
): Promise<Released> {
  const enquiry = await tx
    .updateTable('enquiry')
    .set({ quarantined_at: null, updated_at: now })
    .where('id', '=', id)
    .where('quarantined_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();
  if (!enquiry) return 'not-quarantined';
  // A colleague has looked at it, so the limit of all together does not apply.
  const mayWrite = await takeAllowance(tx, enquiry, now, Number.POSITIVE_INFINITY);
  const mails = mailsForEnquiry(enquiry).filter(
    ({ topic }) => topic !== 'enquiry-receipt' || mayWrite,
  );
  if (mayWrite) await openRoom(tx, enquiry, now);
  await queueMails(tx, mails, now);
  return 'released';
}
