import type { SiteContent } from '../../content/site-content.ts';
import type { EnquiryRow, OutboxRow } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import type { MailAddresses } from '../mail/mail-addresses.ts';
import type { MailMessage } from '../mail/transport.ts';

/** The sender, the address of the sales desk, and the origin of links. */
export interface MailSettings extends MailAddresses {
  readonly siteUrl: string;
  /** Answers to an address with a key reach the mailbox that is read. */
  readonly answersAreRead?: boolean;
}

/** What a mail is written from. */
export interface MailContext {
  readonly store: Pick<Store, 'db'>;
  readonly row: QueuedRow;
  readonly settings: MailSettings;
  /** What the mill says when the mail is written. */
  readonly content: SiteContent;
}

export interface EnquiryMailContext extends MailContext {
  readonly enquiry: EnquiryRow;
}

export type QueuedRow = Pick<OutboxRow, 'id' | 'topic' | 'enquiry_id' | 'payload' | 'created_at'>;

/** What differs between the mails; the composer adds the rest. */
export type WrittenMail = Pick<MailMessage, 'subject' | 'html' | 'text'> &
  Partial<Pick<MailMessage, 'replyTo' | 'headers' | 'attachments' | 'invitation'>>;

/** The reply, the quote or the occasion that a mail of the desk is about. */
export function aboutIdOf(row: Pick<OutboxRow, 'payload'>): string {
  return (JSON.parse(row.payload) as { aboutId: string }).aboutId;
}
