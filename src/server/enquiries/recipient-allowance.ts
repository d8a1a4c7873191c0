import { createHash } from 'node:crypto';
import { dayMs } from '../../domain/enquiry/indian-time.ts';
import { isMailAddress } from '../../domain/enquiry/mail-address.ts';
import { mailboxKey } from '../../domain/enquiry/mailbox-key.ts';
import type { DatabaseTransaction, EnquiryRow } from '../db/schema.ts';

/** Mails to one mailbox in any 24 hours, because anybody can enter somebody else's address. */
export const recipientLimits = { catalog: 2, receipt: 10 } as const;

export type Allowance =
  | { readonly kind: 'open'; readonly receipt: boolean }
  | { readonly kind: 'full'; readonly retryAfter: number };

/**
 * Counts the mail that this enquiry sends to its visitor. A catalogue beyond the limit is refused,
 * because sending it is the whole request; for any other kind only the receipt is left out.
 */
export async function takeAllowance(
  tx: DatabaseTransaction,
  { kind, email }: Pick<EnquiryRow, 'kind' | 'email'>,
  now: number,
): Promise<Allowance> {
  if (!isMailAddress(email)) return { kind: 'open', receipt: false };
  const hash = recipientHash(email);
  const recent = await lockRecent(tx, hash, now);
  const catalogs = recent.catalog.length;
  if (kind === 'catalog' && catalogs >= recipientLimits.catalog) {
    return { kind: 'full', retryAfter: secondsUntilRoom(recent.catalog, now) };
  }
  // A catalogue is its own receipt and has its own limit.
  const list = kind === 'catalog' ? recent.catalog : recent.receipt;
  const receipt = kind === 'catalog' || list.length < recipientLimits.receipt;
  if (receipt) {
    list.push(now);
    await tx
      .updateTable('recipient')
      .set({ recent: JSON.stringify(recent) })
      .where('hash', '=', hash)
      .execute();
  }
  return { kind: 'open', receipt };
}

export function recipientHash(email: string): string {
  return createHash('sha256').update(mailboxKey(email)).digest('base64url');
}

interface Recent {
  readonly catalog: number[];
  readonly receipt: number[];
}

/** Writing first takes the row's lock: of two enquiries at once the second counts the first. */
async function lockRecent(tx: DatabaseTransaction, hash: string, now: number): Promise<Recent> {
  const { recent } = await tx
    .insertInto('recipient')
    .values({ hash, recent: '{}', touched_at: now })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ touched_at: now }))
    .returning('recent')
    .executeTakeFirstOrThrow();
  const { catalog = [], receipt = [] } = JSON.parse(recent) as Partial<Recent>;
  const isRecent = (time: number) => time > now - dayMs;
  return { catalog: catalog.filter(isRecent), receipt: receipt.filter(isRecent) };
}

function secondsUntilRoom(times: readonly number[], now: number): number {
  return Math.max(1, Math.ceil((Math.min(...times) + dayMs - now) / 1000));
}
