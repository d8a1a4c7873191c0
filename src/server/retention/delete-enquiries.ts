import type { DatabaseTransaction } from '../db/schema.ts';

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
  await tx.deleteFrom('outbox').where('enquiry_id', 'in', ids).execute();
  await tx.deleteFrom('enquiry').where('id', 'in', ids).execute();
}
