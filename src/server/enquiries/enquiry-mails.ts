import { isTap } from '../../domain/enquiry/kind.ts';
import { isMailAddress } from '../../domain/enquiry/mail-address.ts';
import type { EnquiryRow } from '../db/schema.ts';
import type { QueuedMailOfEnquiry } from '../outbox/queue-mails.ts';

/** `mail-templates/mails.ts` says under the same name how each is written. */
export type EnquiryTopic = 'enquiry-to-sales' | 'enquiry-receipt';

/** The mails of a new enquiry, or of one that leaves quarantine. */
export function mailsForEnquiry(
  enquiry: Pick<EnquiryRow, 'id' | 'email' | 'kind'>,
): QueuedMailOfEnquiry[] {
  if (isTap(enquiry.kind)) return [];
  const mail = (topic: EnquiryTopic): QueuedMailOfEnquiry => ({
    topic,
    enquiryId: enquiry.id,
    dedupeKey: `${topic}:${enquiry.id}`,
    payload: { enquiryId: enquiry.id },
  });
  return isMailAddress(enquiry.email)
    ? [mail('enquiry-to-sales'), mail('enquiry-receipt')]
    : [mail('enquiry-to-sales')];
}
