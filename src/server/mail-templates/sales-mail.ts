import { enquiryKinds } from '../../domain/enquiry/kind.ts';
import { isMailAddress } from '../../domain/enquiry/mail-address.ts';
import type { EnquiryRow } from '../db/schema.ts';
import { deskInvitation } from './call-invitation.ts';
import { enquiryFacts } from './enquiry-facts.ts';
import {
  factList,
  heading,
  letter,
  link,
  paragraph,
  plainFacts,
  plainLetter,
  ticket,
} from './layout.ts';
import type { MailSettings } from '../mail/mail-settings.ts';
import { oneLine } from './one-line.ts';
import { spokenTime } from './spoken-time.ts';
import type { Invitation, Mailbox } from '../mail/transport.ts';

export interface Letter {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly replyTo?: Mailbox;
  readonly invitation?: Invitation;
  /** The printed catalogue goes with it. */
  readonly carriesCatalogue?: boolean;
}

/** To the sales desk: every field, and the shortest way to an answer. */
export function salesMail(enquiry: EnquiryRow, { mailFrom }: MailSettings): Letter {
  const { reference, name, email, phone_normal: tel } = enquiry;
  const { label } = enquiryKinds[enquiry.kind];
  const canReply = isMailAddress(email);
  const due = `Answer by ${spokenTime(enquiry.due_at)}.`;
  const how = canReply
    ? 'Reply to this mail and it goes to the visitor.'
    : 'No e-mail address was given: please call.';
  const facts = enquiryFacts(enquiry);
  const origin = enquiryFacts({ payload: enquiry.source });
  const invitation = deskInvitation(enquiry, mailFrom);
  const received = `Received ${spokenTime(enquiry.created_at)}.`;
  return {
    subject: oneLine([`${label} ${reference}`, enquiry.product, name].filter(Boolean).join(' · ')),
    ...(canReply && { replyTo: { name: oneLine(name, 60), address: email } }),
    ...(invitation && { invitation }),
    html: letter({
      title: label,
      preview: `Reference ${reference}`,
      body: [
        ticket(reference),
        paragraph(due, ' ', how),
        ...(tel === ''
          ? []
          : [
              paragraph(
                link(`tel:${tel}`, `Call ${tel}`),
                ' · ',
                link(`https://wa.me/${tel.slice(1)}`, 'WhatsApp'),
              ),
            ]),
        factList(facts),
        ...(origin.length > 0 ? [heading('Where the visitor came from'), factList(origin)] : []),
        paragraph(received),
      ],
    }),
    text: plainLetter(`${label} ${reference}`, [
      due,
      how,
      ...(tel === '' ? [] : [`Call: ${tel}`]),
      '',
      ...plainFacts(facts),
      ...(origin.length > 0 ? ['', 'Where the visitor came from', ...plainFacts(origin)] : []),
      '',
      received,
    ]),
  };
}
