import type { DatabaseTransaction } from '../db/schema.ts';
import { mailsForEnquiry } from '../enquiries/enquiry-mails.ts';

/**
 * Removes enquiries with everything that hangs on them: idempotency keys and the desk's notes,
 * samples and quotes go by their foreign keys, queued and sent mails here.
 */
export async function deleteEnquiries(
  tx: DatabaseTransaction,
  enquiries: readonly { readonly id: string }[],
): Promise<void> {
  if (enquiries.length === 0) return;
  const ids = enquiries.map(({ id }) => id);
  // The address decides which mails there are; here all that there could be are meant.
  const mails = ids.flatMap((id) => mailsForEnquiry({ id, email: 'any@mailbox.example' }));
  await tx
    .deleteFrom('outbox')
    .where(
      'dedupe_key',
      'in',
      mails.map(({ dedupeKey }) => dedupeKey),
    )
    .execute();
  await tx.deleteFrom('enquiry').where('id', 'in', ids).execute();
}
