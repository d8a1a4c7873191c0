import type { EnquiryKind } from '../../domain/enquiry/kind.ts';

/** A thread of its own for each kind; neighbours differ in lightness, not in hue alone. */
export const kindDyes: Readonly<Record<EnquiryKind, string>> = {
  quote: '#24365f',
  price: '#8fa0c4',
  sample: '#a23b2a',
  call: '#c8902b',
  contact: '#4d2f3d',
  catalog: '#cdbb98',
  'chat-lead': '#6f7a4a',
};
