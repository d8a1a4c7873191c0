/** What a visitor can ask for; the letter opens the reference number the visitor is given. */
export const enquiryKinds = {
  quote: { letter: 'Q', label: 'Quote request', promise: 'answer' },
  catalog: { letter: 'C', label: 'Catalogue request', promise: 'answer' },
  price: { letter: 'P', label: 'Price request', promise: 'answer' },
  call: { letter: 'T', label: 'Call request', promise: 'call' },
  contact: { letter: 'M', label: 'Message', promise: 'answer' },
  sample: { letter: 'S', label: 'Sample request', promise: 'answer' },
  /** A cloth that the visitor designed, with its construction. */
  design: { letter: 'K', label: 'Design request', promise: 'answer' },
  'chat-lead': { letter: 'A', label: 'Chat enquiry', promise: 'answer' },
  /** Somebody opened WhatsApp. Nothing was asked yet, so nothing is promised and nobody is mailed. */
  whatsapp: { letter: 'W', label: 'WhatsApp', promise: 'answer', isTap: true },
} as const satisfies Record<string, KindFacts>;

interface KindFacts {
  readonly letter: string;
  readonly label: string;
  readonly promise: 'answer' | 'call';
  readonly isTap?: true;
}

/** A tap is in hand from the start: it waits for the buyer, not for the mill. */
export function isTap(kind: EnquiryKind): boolean {
  return 'isTap' in enquiryKinds[kind];
}

export type EnquiryKind = keyof typeof enquiryKinds;
