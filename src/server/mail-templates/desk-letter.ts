import type { Store } from '../db/store.ts';
import type { Settings } from '../env.ts';
import type { MailMessage } from '../mail/transport.ts';
import { type Html, markup } from './markup.ts';
import type { EnquiryRow, OutboxRow } from '../db/schema.ts';
import { mailsAbout } from '../desk/inbox/enquiry-mail-states.ts';

export type DeskMailSettings = Pick<Settings, 'mailFrom' | 'salesTo' | 'siteUrl'>;

/** What differs between the mails of the desk; the rest of a message is the same for all. */
export type DeskLetter = Pick<MailMessage, 'to' | 'subject' | 'html' | 'text'> &
  Partial<Pick<MailMessage, 'replyTo' | 'headers' | 'attachments'>>;

/** Nothing when what it was about has been erased, or is no longer needed. */
export type WriteLetter = (
  store: Store,
  row: OutboxRow,
  settings: DeskMailSettings,
) => Promise<DeskLetter | undefined>;

/** Mail programs show what carries these as one conversation. */
export async function threadHeaders(
  store: Store,
  row: OutboxRow,
  enquiry: Pick<EnquiryRow, 'id' | 'reference'>,
  mailFrom: string,
): Promise<Record<string, string>> {
  const host = hostOf(mailFrom);
  const earlier = (await mailsAbout(store, enquiry.id))
    .filter(
      ({ topic, created_at, id }) =>
        isToVisitor(topic) && created_at <= row.created_at && id !== row.id,
    )
    .map((mail) =>
      mail.topic.startsWith('desk-')
        ? messageIdOf(mail, mailFrom)
        : `<${enquiry.reference}.${mail.topic}.${mail.id}@${host}>`,
    );
  const last = earlier.at(-1);
  return {
    'X-Enquiry': enquiry.reference,
    ...(last && { 'In-Reply-To': last, References: earlier.slice(-20).join(' ') }),
  };
}

function isToVisitor(topic: string): boolean {
  return ['enquiry-receipt', 'enquiry-catalogue', 'desk-reply', 'desk-quote'].includes(topic);
}

export function readPayload(row: Pick<OutboxRow, 'payload'>): {
  enquiryId: string;
  aboutId: string;
} {
  return JSON.parse(row.payload) as { enquiryId: string; aboutId: string };
}

export function findEnquiry(store: Store, id: string): Promise<EnquiryRow | undefined> {
  return store.db.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirst();
}

export function messageIdOf(row: Pick<OutboxRow, 'id' | 'topic'>, mailFrom: string): string {
  return `<${row.topic}.${row.id}@${hostOf(mailFrom)}>`;
}

function hostOf(mailFrom: string): string {
  return mailFrom.slice(mailFrom.lastIndexOf('@') + 1);
}

/** Lines as they were typed. */
export function brokenLines(text: string): Html[] {
  return text.split('\n').map((line, i) => (i === 0 ? markup`${line}` : markup`<br>${line}`));
}
