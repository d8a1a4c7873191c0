import { sql } from 'kysely';
import {
  addressesOf,
  type ArrivedMail,
  referredIds,
} from '../../../domain/conversation/arrived-mail.ts';
import { mailboxKey } from '../../../domain/enquiry/mailbox-key.ts';
import { referenceAlphabet } from '../../../domain/enquiry/reference.ts';
import type { DatabaseTransaction, EnquiryRow } from '../../db/schema.ts';
import { secretsOf } from '../../db/secrets-of.ts';
import { readAddressKey } from '../../mail-in/address-key.ts';

/** By what a mail was recognised. Only the address carries a signature. */
export type FoundBy = 'address' | 'references' | 'subject';

export type FoundThread =
  | { readonly kind: 'found'; readonly enquiryId: string; readonly by: FoundBy }
  /** Keys of two conversations in one mail: nobody can know which is meant. */
  | { readonly kind: 'several' }
  | { readonly kind: 'none' };

export async function findThread(tx: DatabaseTransaction, mail: ArrivedMail): Promise<FoundThread> {
  const secrets = secretsOf(tx);
  const keys = addressesOf(mail).flatMap((address) => readAddressKey(secrets, address) ?? []);
  const byKey = await enquiriesOf(tx, keys);
  if (byKey.length > 1) return { kind: 'several' };
  if (byKey[0]) return { kind: 'found', enquiryId: byKey[0].id, by: 'address' };
  const referred = await findReferred(tx, referredIds(mail));
  if (referred) return { kind: 'found', enquiryId: referred, by: 'references' };
  const named = await enquiriesOf(tx, referencesIn(mail.subject));
  if (named.length > 1) return { kind: 'several' };
  return named[0] ? { kind: 'found', enquiryId: named[0].id, by: 'subject' } : { kind: 'none' };
}

async function enquiriesOf(tx: DatabaseTransaction, references: readonly string[]) {
  if (references.length === 0) return [];
  const distinct = [...new Set(references)].slice(0, 20);
  return tx.selectFrom('enquiry').select('id').where('reference', 'in', distinct).execute();
}

const referenceInText = new RegExp(
  `(?<![A-Z0-9-])[A-Z]-\\d{6}-[${referenceAlphabet}]{4,8}(?![A-Z0-9-])`,
  'g',
);

function referencesIn(text: string): string[] {
  return text.slice(0, 400).toUpperCase().match(referenceInText) ?? [];
}

/** The nearest mail that we sent or stored decides. */
async function findReferred(
  tx: DatabaseTransaction,
  ids: readonly string[],
): Promise<string | undefined> {
  if (ids.length === 0) return undefined;
  const stored = await tx
    .selectFrom('message')
    .select(['message_id', 'enquiry_id'])
    .where('message_id', 'in', ids)
    .where('enquiry_id', 'is not', null)
    .execute();
  const sent = await sentMails(tx, ids);
  const known = new Map(stored.map((row) => [row.message_id, row.enquiry_id]));
  for (const id of ids) {
    const enquiryId = sent.get(id)?.enquiryId ?? known.get(id);
    if (enquiryId) return enquiryId;
  }
  return undefined;
}

/** The letters and dashes of a uuid. */
const rowIdLength = 36;

function rowIdOf(messageId: string): string | undefined {
  const [local = ''] = messageId.split('@', 1);
  const rowId = local.slice(-rowIdLength);
  return /^[0-9a-f-]+$/.test(rowId) && rowId.length === rowIdLength ? rowId : undefined;
}

/** Mails of ours by their Message-IDs, each of which ends in the id of a row of the outbox. */
export async function sentMails(
  tx: DatabaseTransaction,
  ids: readonly string[],
): Promise<Map<string, { readonly outboxId: string; readonly enquiryId: string }>> {
  const byRow = new Map(
    ids.flatMap((id) => {
      const rowId = rowIdOf(id);
      return rowId ? [[rowId, id]] : [];
    }),
  );
  if (byRow.size === 0) return new Map();
  const rows = [...byRow.keys()];
  const queued = await tx
    .selectFrom('outbox')
    .innerJoin('enquiry', 'enquiry.id', 'outbox.enquiry_id')
    .select(['outbox.id as outboxId', 'enquiry.id as enquiryId'])
    .where('outbox.id', 'in', rows)
    .execute();
  const removed = await tx
    .selectFrom('sent_mail')
    .select(['outbox_id as outboxId', 'enquiry_id as enquiryId'])
    .where('outbox_id', 'in', rows)
    .execute();
  return new Map([...queued, ...removed].map((row) => [byRow.get(row.outboxId)!, row]));
}

/**
 * Whether this address has a voice in the conversation: it asked, somebody let it in, or a colleague
 * said that it is the same buyer's.
 */
export async function isInThread(
  tx: DatabaseTransaction,
  enquiry: Pick<EnquiryRow, 'id' | 'email' | 'buyer_id'>,
  address: string,
): Promise<boolean> {
  const key = mailboxKey(address);
  if (address === '') return false;
  if (enquiry.email !== '' && mailboxKey(enquiry.email) === key) return true;
  const heard = await tx
    .selectFrom('message')
    .select('address')
    .distinct()
    .where('enquiry_id', '=', enquiry.id)
    .where('direction', '=', 'in')
    .where('address', '<>', '')
    .execute();
  if (heard.some((one) => mailboxKey(one.address) === key)) return true;
  if (enquiry.buyer_id === null) return false;
  const theirs = await tx
    .selectFrom('enquiry')
    .select('email')
    .where('buyer_id', '=', enquiry.buyer_id)
    .where('email', '<>', '')
    .execute();
  return theirs.some((one) => mailboxKey(one.email) === key);
}

/** The newest enquiry of this sender that is still open. Only ever an offer. */
export async function suggestThread(
  tx: DatabaseTransaction,
  address: string,
): Promise<string | undefined> {
  if (address === '') return undefined;
  const row = await tx
    .selectFrom('enquiry')
    .select('id')
    .where(sql<boolean>`(lower(email) = ${address.toLowerCase()} and email <> '')`)
    .where('status', 'not in', ['won', 'lost', 'spam'])
    .where('quarantined_at', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row?.id;
}
