import { mill } from '../../content/mill.ts';
import { terms } from '../../content/terms.ts';
import { type EnquiryKind, enquiryKinds } from '../../domain/enquiry/kind.ts';
import type { EnquiryRow } from '../enquiries/enquiry-row.ts';
import type { Fact } from './enquiry-facts.ts';
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
import { oneLine } from './one-line.ts';
import type { Letter } from './sales-mail.ts';
import { spokenTime } from './spoken-time.ts';

/**
 * To the visitor: the reference and what happens next. The visitor's own free text is not sent
 * back: whoever enters a stranger's address could otherwise make us carry any message to it.
 */
export function receiptMail(enquiry: EnquiryRow, siteUrl: string): Letter {
  const { reference, kind } = enquiry;
  const label = enquiryKinds[kind].label.toLowerCase();
  const title = `We have your ${label}`;
  const greeting = isHarmless(enquiry.name)
    ? `Thank you, ${oneLine(enquiry.name, 60)}.`
    : 'Thank you.';
  const next = nextSteps(enquiry);
  const facts = safeFacts(enquiry);
  const quote = 'Please quote this number when you call or write:';
  const wrong = 'You did not ask for this? Then somebody mistyped an address; please ignore it.';
  return {
    subject: `Your ${label} ${reference} – ${mill.name}`,
    replyTo: { name: mill.name, address: mill.sales.email },
    html: letter({
      title,
      preview: `${reference}. ${next[0]}`,
      body: [
        paragraph(`${greeting} ${quote}`),
        ticket(reference),
        heading('What happens next'),
        ...next.map((line) => paragraph(line)),
        ...(facts.length > 0 ? [heading('You asked about'), factList(facts)] : []),
        paragraph(
          'Meanwhile: ',
          link(`${siteUrl}/catalogue`, 'the complete catalogue'),
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
      `Catalogue: ${siteUrl}/catalogue`,
      `WhatsApp: ${mill.whatsapp.base}`,
      '',
      wrong,
    ]),
  };
}

const answers: Readonly<Record<EnquiryKind, string>> = {
  quote: 'The sales desk sends you its quote',
  catalog: 'The sales desk sends you the complete catalogue with pricing',
  price: 'The sales desk sends you the price',
  call: 'The sales desk confirms your call',
  contact: 'The sales desk answers your message',
  sample: 'The sales desk confirms your swatch pack',
  'chat-lead': 'The sales desk sends you samples and a detailed quote',
};

function nextSteps(enquiry: EnquiryRow): string[] {
  const { promise } = enquiryKinds[enquiry.kind];
  const span = promise === 'call' ? 'within 2 working hours' : terms.response.enquiry.text;
  return [
    `${answers[enquiry.kind]} ${span}, on working days: by ${spokenTime(enquiry.due_at)}.`,
    mill.soldByTheMetre,
  ];
}

function safeFacts(enquiry: EnquiryRow): Fact[] {
  const { product } = enquiry;
  return product !== '' && isHarmless(product)
    ? [{ label: 'Fabric', value: oneLine(product) }]
    : [];
}

/** A name or a fabric, and not an advertisement: short, no address of any kind in it. */
function isHarmless(text: string): boolean {
  return text.length <= 80 && !/:\/\/|www\.|@|\p{L}\.\p{L}{2}|\d{7}/iu.test(text);
}
