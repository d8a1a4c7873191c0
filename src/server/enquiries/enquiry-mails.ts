import { isMailAddress } from '../../domain/enquiry/mail-address.ts';
import type { EnquiryRow } from '../db/schema.ts';
import type { QueuedMail } from '../outbox/queue-mails.ts';

/** How each is written stands under the same name in `mail-templates/mails.ts`. */
export type EnquiryTopic = 'enquiry-to-sales' | 'enquiry-receipt';

/** What an enquiry that may be acted on sets in motion; also used when one leaves quarantine. */
export function mailsForEnquiry(enquiry: Pick<EnquiryRow, 'id' | 'email'>): QueuedMail[] {
  const mail = (topic: EnquiryTopic): QueuedMail => ({
    topic,
    enquiryId: enquiry.id,
    dedupeKey: `${topic}:${enquiry.id}`,
    payload: { enquiryId: enquiry.id },
  });
  return isMailAddress(enquiry.email)
    ? [mail('enquiry-to-sales'), mail('enquiry-receipt')]
    : [mail('enquiry-to-sales')];
}
