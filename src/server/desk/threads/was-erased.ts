import type { DatabaseTransaction } from '../../db/schema.ts';
import { type ErasureMark, hashOf } from '../../retention/erasures.ts';

/**
 * After an older backup was restored, the mailbox is read again from where it stood then, and a
 * marketplace tells again of its last days; a person who was erased since must not come back with it.
 * Whoever writes again after that is heard again.
 */
export async function wasErased(
  tx: DatabaseTransaction,
  { address, phone = '' }: { readonly address: string; readonly phone?: string },
  sentAt: number,
): Promise<boolean> {
  const marks: ErasureMark[] = [];
  if (address !== '') marks.push(['email', address.toLowerCase()]);
  if (phone !== '') marks.push(['phone', phone]);
  if (marks.length === 0) return false;
  const salts = await tx.selectFrom('erasure').select('salt').distinct().execute();
  for (const { salt } of salts) {
    const found = await tx
      .selectFrom('erasure')
      .select('hash')
      .where(
        'hash',
        'in',
        marks.map((mark) => hashOf(salt, mark)),
      )
      .where('erased_at', '>=', sentAt)
      .executeTakeFirst();
    if (found) return true;
  }
  return false;
}
