import type { SiteContent } from '../../content/site-content.ts';
import { type EnquiryKind, enquiryKinds } from '../../domain/enquiry/kind.ts';
import type { EnquiryRow } from '../db/schema.ts';
import { spellTime } from './spelling.ts';

export interface ReceiptWords {
  readonly title: string;
  /** What happens next and by when, a sentence each. */
  readonly next: readonly string[];
}

type Words = Pick<SiteContent, 'mill' | 'terms'>;

/** What the visitor is promised, kind by kind. */
export function receiptWords(enquiry: EnquiryRow, content: Words): ReceiptWords {
  const { kind } = enquiry;
  return {
    title: titles[kind] ?? `We have your ${enquiryKinds[kind].label.toLowerCase()}`,
    next: [
      ...before(kind, content),
      `${promises[kind]} ${span(enquiry, content)}.`,
      ...after(kind, content),
    ],
  };
}

const titles: Partial<Readonly<Record<EnquiryKind, string>>> = {
  catalog: 'Our complete catalogue',
  call: 'We have your call request',
  sample: 'Your swatch pack is being cut',
};

function before(kind: EnquiryKind, { terms }: Words): readonly string[] {
  if (kind === 'catalog') {
    return [
      'The catalogue is a PDF behind the link above: every fabric we knit, with its weight, width, composition and construction.',
    ];
  }
  return kind === 'sample'
    ? [`Your swatches cost nothing and leave the mill in ${terms.swatchPack.sentIn.text}.`]
    : [];
}

const promises: Readonly<Record<EnquiryKind, string>> = {
  quote: 'The sales desk sends you its quote',
  catalog: 'Every price is a quote: the sales desk writes to you about pricing',
  price: 'The sales desk sends you the price',
  call: 'The sales desk confirms your call',
  contact: 'The sales desk answers your message',
  sample: 'The sales desk confirms the address and the fabrics',
  design: 'The sales desk tells you whether and for how much the mill knits your cloth',
  'chat-lead': 'The sales desk sends you samples and a detailed quote',
  whatsapp: 'The sales desk answers what you wrote on WhatsApp',
};

function after(kind: EnquiryKind, { mill }: Words): readonly string[] {
  if (kind === 'contact') return [];
  return [
    kind === 'call' ? `Calls are made ${mill.hours.calls.label}, India time.` : mill.soldByTheMetre,
  ];
}

function span({ kind, due_at }: EnquiryRow, { terms }: Words): string {
  const isCall = enquiryKinds[kind].promise === 'call';
  const within = isCall
    ? terms.response.call.text
    : `${terms.response.enquiry.text}, on working days`;
  return `${within}: by ${spellTime(due_at)}`;
}
