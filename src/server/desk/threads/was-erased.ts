import type { DatabaseTransaction } from '../../db/schema.ts';
import { hashOf } from '../../retention/erasures.ts';

/**
 * After an older backup was restored, the mailbox is read again from where it stood then; a person
 * who was erased since must not come back with it. Whoever writes again after that is heard again.
 */
export async function wasErased(
  tx: DatabaseTransaction,
  address: string,
  sentAt: number,
): Promise<boolean> {
  if (address === '') return false;
  const salts = await tx.selectFrom('erasure').select('salt').distinct().execute();
  for (const { salt } of salts) {
    const found = await tx
      .selectFrom('erasure')
      .select('hash')
      .where('hash', '=', hashOf(salt, ['email', address.toLowerCase()]))
      .where('erased_at', '>=', sentAt)
      .executeTakeFirst();
    if (found) return true;
  }
  return false;
}
