import { mill } from '../../content/mill.ts';
import { href } from '../../contract/routes.ts';
import { enquiryKinds } from '../../domain/enquiry/kind.ts';
import type { EnquiryRow } from '../db/schema.ts';
import { visitorInvitation } from './call-invitation.ts';
import { isHarmless } from './is-harmless.ts';
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
import { receiptFacts } from './receipt-facts.ts';
import { receiptWords } from './receipt-words.ts';
import type { Letter } from './sales-mail.ts';

/** To the visitor: the reference and what happens next. */
export function receiptMail(enquiry: EnquiryRow, settings: MailSettings): Letter {
  const { reference, kind, name } = enquiry;
  const { siteUrl } = settings;
  const { title, next: steps } = receiptWords(enquiry);
  const label = enquiryKinds[kind].label.toLowerCase();
  const isNamed = kind !== 'catalog' && name !== '' && isHarmless(name);
  const greeting = isNamed ? `Thank you, ${oneLine(name, 60)}.` : 'Thank you.';
  const facts = receiptFacts(enquiry);
  const quote = 'Please quote this number when you call or write:';
  const wrong = 'You did not ask for this? Then somebody mistyped an address; please ignore it.';
  const invitation = visitorInvitation(enquiry, settings.mailFrom);
  const next = invitation ? [...steps, inCalendar] : steps;
  return {
    subject: `Your ${label} ${reference} – ${mill.name}`,
    replyTo: { name: mill.name, address: mill.sales.email },
    ...(invitation && { invitation }),
    ...(kind === 'catalog' && { carriesCatalogue: true }),
    html: letter({
      title,
      preview: `Reference ${reference}`,
      body: [
        paragraph(`${greeting} ${quote}`),
        ticket(reference),
        heading('What happens next'),
        ...next.map((line) => paragraph(line)),
        ...(facts.length > 0 ? [heading('You asked about'), factList(facts)] : []),
        paragraph(
          'Meanwhile: ',
          link(`${siteUrl}${href.catalogue()}`, 'the complete catalogue'),
          ' or ',
          link(`${mill.whatsapp.base}?text=${encodeURIComponent(reference)}`, 'WhatsApp'),
          '.',
        ),
        paragraph(wrong),
      ],
    }),
    text: plainLetter(title, [
      `${greeting} ${quote}`,
      '',
      `    ${reference}`,
      '',
      ...next,
      ...(facts.length > 0 ? ['', ...plainFacts(facts)] : []),
      '',
      `Catalogue: ${siteUrl}${href.catalogue()}`,
      `WhatsApp: ${mill.whatsapp.base}`,
      '',
      wrong,
    ]),
  };
}

const inCalendar = 'The invitation with this mail puts the day into your calendar.';
