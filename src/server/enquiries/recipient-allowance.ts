import { hash as digest } from 'node:crypto';
import { dayMs } from '../../domain/enquiry/indian-time.ts';
import { isMailAddress } from '../../domain/enquiry/mail-address.ts';
import { mailboxKey } from '../../domain/enquiry/mailbox-key.ts';
import {
  addRecentMail,
  parseRecentMails,
  type RecentMails,
} from '../../domain/enquiry/recent-mails.ts';
import type { DatabaseTransaction, EnquiryRow } from '../db/schema.ts';

/** Mails in any 24 hours, because anybody can enter somebody else's address. */
export const recipientLimits = {
  /** To one mailbox. */
  catalog: 2,
  receipt: 10,
  /** Catalogues to all mailboxes together, where the owner has set no other number. */
  catalogueMailsADay: 500,
} as const;

/**
 * Counts the mail that this enquiry sends to its visitor, and says whether it may be sent. The
 * enquiry is stored in any case.
 */
export async function takeAllowance(
  tx: DatabaseTransaction,
  { kind, email }: Pick<EnquiryRow, 'kind' | 'email'>,
  now: number,
  catalogueMailsADay: number = recipientLimits.catalogueMailsADay,
): Promise<boolean> {
  if (!isMailAddress(email)) return false;
  const mailbox = recipientHash(email);
  // A catalogue is its own receipt and has its own limit.
  if (kind !== 'catalog') return take(tx, mailbox, 'receipt', recipientLimits.receipt, now);
  return (
    (await take(tx, mailbox, 'catalog', recipientLimits.catalog, now)) &&
    (await take(tx, everybody, 'catalog', catalogueMailsADay, now))
  );
}

/** The same for a receipt, as the database counts it by itself. */
export function receiptAllowance(email: string, now: number) {
  return { hash: recipientHash(email), limit: recipientLimits.receipt, since: now - dayMs };
}

/** Takes the place of a hash where mails to all mailboxes are counted. */
const everybody = 'everybody';

async function take(
  tx: DatabaseTransaction,
  hash: string,
  topic: keyof RecentMails,
  limit: number,
  now: number,
): Promise<boolean> {
  const rule = { limit, since: now - dayMs, now };
  const recent = addRecentMail(await lockRecent(tx, hash, now), topic, rule);
  if (!recent) return false;
  await tx
    .updateTable('recipient')
    .set({ recent: JSON.stringify(recent) })
    .where('hash', '=', hash)
    .execute();
  return true;
}

export function recipientHash(email: string): string {
  return digest('sha256', mailboxKey(email), 'base64url');
}

/** Writing first takes the row's lock: of two enquiries at once the second counts the first. */
async function lockRecent(
  tx: DatabaseTransaction,
  hash: string,
  now: number,
): Promise<RecentMails> {
  const { recent } = await tx
    .insertInto('recipient')
    .values({ hash, recent: '{}', touched_at: now })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ touched_at: now }))
    .returning('recent')
    .executeTakeFirstOrThrow();
  return parseRecentMails(recent);
}
