/** What a visitor can ask for; the letter opens the reference number the visitor is given. */
export const enquiryKinds = {
  quote: { letter: 'Q', label: 'Quote request', promise: 'answer' },
  catalog: { letter: 'C', label: 'Catalogue request', promise: 'answer' },
  price: { letter: 'P', label: 'Price request', promise: 'answer' },
  call: { letter: 'T', label: 'Call request', promise: 'call' },
  contact: { letter: 'M', label: 'Message', promise: 'answer' },
  sample: { letter: 'S', label: 'Sample request', promise: 'answer' },
  'chat-lead': { letter: 'A', label: 'Chat enquiry', promise: 'answer' },
} as const satisfies Record<string, { letter: string; label: string; promise: 'answer' | 'call' }>;

export type EnquiryKind = keyof typeof enquiryKinds;
