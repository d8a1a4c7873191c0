import type { DatabaseTransaction } from '../db/schema.ts';

/**
 * Removes enquiries with everything that belongs to them: foreign keys remove idempotency keys and
 * the desk's notes, samples and quotes; queued and sent mails are removed here.
 */
export async function deleteEnquiries(
  tx: DatabaseTransaction,
  enquiries: readonly { readonly id: string }[],
): Promise<void> {
  if (enquiries.length === 0) return;
  const ids = enquiries.map(({ id }) => id);
  await tx.deleteFrom('outbox').where('enquiry_id', 'in', ids).execute();
  await tx.deleteFrom('enquiry').where('id', 'in', ids).execute();
}
