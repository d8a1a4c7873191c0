import type { DatabaseTransaction } from '../../db/schema.ts';
import type { ReadMail } from './read-mail.ts';

/**
 * Who of the mill wrote a mail. What lies in the folder of sent mails is ours; elsewhere a name can be
 * forged, so there the sender's domain must stand for it.
 */
export async function findColleague(
  tx: DatabaseTransaction,
  { folder, parsed, verdict }: Pick<ReadMail, 'folder' | 'parsed' | 'verdict'>,
  own: readonly string[],
): Promise<{ readonly name: string } | undefined> {
  const { name, address } = parsed.arrived.from;
  const from = address.toLowerCase();
  if (folder !== 'sent' && verdict !== 'confirmed') return undefined;
  const person = await tx
    .selectFrom('staff')
    .select('name')
    .where('email', '=', from)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (person) return person;
  return folder === 'sent' || own.includes(from) ? { name: name || address } : undefined;
}
