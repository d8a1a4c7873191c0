import { mill } from '../../content/mill.ts';
import type { OutboxRow, Store } from '../db/store.ts';
import type { EnquiryRow } from '../enquiries/enquiry-row.ts';
import type { Settings } from '../env.ts';
import type { MailTopic } from '../outbox/enquiry-mails.ts';
import { receiptMail } from './receipt-mail.ts';
import { type Letter, salesMail } from './sales-mail.ts';
import type { MailMessage } from './transport.ts';

export type MailSettings = Pick<Settings, 'mailFrom' | 'salesTo' | 'siteUrl'>;

/** Writes the mail of an outbox row; nothing when what it was about has been erased since. */
export async function composeMail(
  store: Store,
  row: OutboxRow,
  settings: MailSettings,
): Promise<MailMessage | undefined> {
  const { enquiryId } = JSON.parse(row.payload) as { enquiryId: string };
  const enquiry = await store.db
    .selectFrom('enquiry')
    .selectAll()
    .where('id', '=', enquiryId)
    .executeTakeFirst();
  return enquiry && messageFor(row, enquiry, settings);
}

export function messageFor(
  row: Pick<OutboxRow, 'id' | 'topic' | 'created_at'>,
  enquiry: EnquiryRow,
  settings: MailSettings,
): MailMessage {
  const write = letters[row.topic as MailTopic];
  if (!write) throw new Error(`Nobody writes mails of the topic ${row.topic}.`);
  const { to, letter, headers } = write(enquiry, settings);
  const host = settings.mailFrom.slice(settings.mailFrom.lastIndexOf('@') + 1);
  return {
    messageId: `<${enquiry.reference}.${row.topic}.${row.id}@${host}>`,
    from: { name: mill.name, address: settings.mailFrom },
    to: { address: to },
    date: new Date(row.created_at),
    headers,
    ...letter,
  };
}

interface Addressed {
  readonly to: string;
  readonly letter: Letter;
  readonly headers: Readonly<Record<string, string>>;
}

const letters: Readonly<
  Record<MailTopic, (enquiry: EnquiryRow, settings: MailSettings) => Addressed>
> = {
  'enquiry-to-sales': (enquiry, { salesTo }) => ({
    to: salesTo,
    letter: salesMail(enquiry),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Enquiry': enquiry.reference },
  }),
  'enquiry-receipt': (enquiry, { siteUrl }) => ({
    to: enquiry.email,
    letter: receiptMail(enquiry, siteUrl),
    // Without these an absence note answers the receipt, and the receipt's answer the note.
    headers: {
      'Auto-Submitted': 'auto-replied',
      'X-Auto-Response-Suppress': 'All',
      'X-Enquiry': enquiry.reference,
    },
  }),
};
