import { enquiryKinds } from '../../domain/enquiry/kind.ts';
import { isMailAddress } from '../../domain/enquiry/mail-address.ts';
import { deskInvitation } from './call-invitation.ts';
import { enquiryFacts } from './enquiry-facts.ts';
import {
  factList,
  heading,
  link,
  mailHtml,
  mailText,
  paragraph,
  plainFacts,
  ticket,
} from './layout.ts';
import { oneLine, spellTime } from './spelling.ts';
import type { EnquiryMailContext, WrittenMail } from './template.ts';

/** To the sales desk: every field, and links to call or answer the visitor. */
export function writeSalesMail({
  enquiry,
  settings,
  content: { mill },
}: Pick<EnquiryMailContext, 'enquiry' | 'settings' | 'content'>): WrittenMail {
  const { reference, name, email, phone_normal: tel } = enquiry;
  const { label } = enquiryKinds[enquiry.kind];
  const canReply = isMailAddress(email);
  const due = `Answer by ${spellTime(enquiry.due_at)}.`;
  const how = canReply
    ? 'Reply to this mail and it goes to the visitor.'
    : 'No e-mail address was given: please call.';
  const facts = enquiryFacts(enquiry);
  const origin = enquiryFacts({ payload: enquiry.source });
  const invitation = deskInvitation(enquiry, mill, settings);
  const received = `Received ${spellTime(enquiry.created_at)}.`;
  return {
    subject: oneLine([`${label} ${reference}`, enquiry.product, name].filter(Boolean).join(' · ')),
    ...(canReply && { replyTo: { name: oneLine(name, 60), address: email } }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(invitation && { invitation }),
    html: mailHtml(mill, {
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
    text: mailText(mill, `${label} ${reference}`, [
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
