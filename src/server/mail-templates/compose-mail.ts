import { mill } from '../../content/mill.ts';
import type { Store } from '../db/store.ts';
import { composeDeskMail } from './compose-desk-mail.ts';
import { isDeskTopic } from './desk-topics.ts';
import type { EnquiryRow, OutboxRow } from '../db/schema.ts';
import type { MailTopic } from '../enquiries/enquiry-mails.ts';
import type { MailSettings } from '../mail/mail-settings.ts';
import { type LoadCatalogue, printedCatalogue } from './printed-catalogue.ts';
import { receiptMail } from './receipt-mail.ts';
import { type Letter, salesMail } from './sales-mail.ts';
import type { MailMessage } from '../mail/transport.ts';

/** Writes the mail of an outbox row; nothing when what it was about has been erased since. */
export async function composeMail(
  store: Store,
  row: OutboxRow,
  settings: MailSettings,
  catalogue: LoadCatalogue = printedCatalogue,
): Promise<MailMessage | undefined> {
  if (isDeskTopic(row.topic)) return composeDeskMail(store, row, settings);
  const { enquiryId } = JSON.parse(row.payload) as { enquiryId: string };
  const enquiry = await store.db
    .selectFrom('enquiry')
    .selectAll()
    .where('id', '=', enquiryId)
    .executeTakeFirst();
  if (!enquiry) return undefined;
  const { carriesCatalogue, ...message } = messageFor(row, enquiry, settings);
  return carriesCatalogue ? { ...message, attachments: [await catalogue()] } : message;
}

export function messageFor(
  row: Pick<OutboxRow, 'id' | 'topic' | 'created_at'>,
  enquiry: EnquiryRow,
  settings: MailSettings,
): MailMessage & Pick<Letter, 'carriesCatalogue'> {
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
  'enquiry-to-sales': (enquiry, settings) => ({
    to: settings.salesTo,
    letter: salesMail(enquiry, settings),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Enquiry': enquiry.reference },
  }),
  'enquiry-receipt': (enquiry, settings) => ({
    to: enquiry.email,
    letter: receiptMail(enquiry, settings),
    // Without these an absence note answers the receipt, and the receipt's answer the note.
    headers: {
      'Auto-Submitted': 'auto-replied',
      'X-Auto-Response-Suppress': 'All',
      'X-Enquiry': enquiry.reference,
    },
  }),
};
