import type { Clock } from '../clock.ts';
import type { Store } from '../db/store.ts';
import { mailsForEnquiry } from '../outbox/enquiry-mails.ts';
import { queueMails } from '../outbox/queue-mails.ts';
import { takeAllowance } from '../outbox/recipient-allowance.ts';

/** Takes an enquiry out of quarantine: from now on it is one like any other, mails and all. */
export async function releaseEnquiry(
  store: Store,
  clock: Clock,
  id: string,
): Promise<'released' | 'not-quarantined'> {
  const now = clock.now();
  const outcome = await store.transact(async (tx) => {
    const enquiry = await tx
      .updateTable('enquiry')
      .set({ quarantined_at: null, updated_at: now })
      .where('id', '=', id)
      .where('quarantined_at', 'is not', null)
      .returningAll()
      .executeTakeFirst();
    if (!enquiry) return 'not-quarantined' as const;
    const allowance = await takeAllowance(tx, enquiry, now);
    const mayWrite = allowance.kind === 'open' && allowance.receipt;
    const mails = mailsForEnquiry(enquiry).filter(
      ({ topic }) => topic !== 'enquiry-receipt' || mayWrite,
    );
    await queueMails(tx, mails, now);
    return 'released' as const;
  });
  for (const listener of store.queueListeners) listener();
  return outcome;
}
