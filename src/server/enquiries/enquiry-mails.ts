import { isMailAddress } from '../../domain/enquiry/mail-address.ts';
import type { EnquiryRow } from '../db/schema.ts';

/** Mails are queued by what they are about and written when they are sent. */
export interface QueuedMail {
  readonly topic: string;
  /** The same cause queues its mail once. */
  readonly dedupeKey: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export type MailTopic = 'enquiry-to-sales' | 'enquiry-receipt';

/** What an enquiry that may be acted on sets in motion; also used when one leaves quarantine. */
export function mailsForEnquiry(enquiry: Pick<EnquiryRow, 'id' | 'email'>): QueuedMail[] {
  const mail = (topic: MailTopic): QueuedMail => ({
    topic,
    dedupeKey: `${topic}:${enquiry.id}`,
    payload: { enquiryId: enquiry.id },
  });
  return isMailAddress(enquiry.email)
    ? [mail('enquiry-to-sales'), mail('enquiry-receipt')]
    : [mail('enquiry-to-sales')];
}
