import type { DatabaseTransaction } from '../db/schema.ts';
import { mailsForEnquiry } from './enquiry-mails.ts';
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
  const allowance = await takeAllowance(tx, enquiry, now);
  const mayWrite = allowance.kind === 'open' && allowance.receipt;
  const mails = mailsForEnquiry(enquiry).filter(
    ({ topic }) => topic !== 'enquiry-receipt' || mayWrite,
  );
  await queueMails(tx, mails, now);
  return 'released';
}
