import { fabrics } from '../../src/content/fabrics/fabrics.ts';
import { bookingDays } from '../../src/domain/booking/booking-days.ts';
import type { EnquiryKind } from '../../src/domain/enquiry/kind.ts';
import { makeReference } from '../../src/domain/enquiry/reference.ts';
import { type EnquiryRow, enquiryRow } from '../../src/server/enquiries/enquiry-row.ts';
import { findFunction } from '../../src/server/enquiries/functions.ts';
import { catalogFixed } from '../../src/contract/enquiry/catalog.ts';

const visitor = {
  name: 'Asha Verma',
  phone: '098765 43210',
  company: 'Verma Garments',
  email: 'asha@buyer.example',
};
const source = {
  landing: '/categories/pure-cotton-fabrics',
  referrer: 'https://search.example/',
  utm: { source: 'newsletter', campaign: 'winter' },
};

/** What a visitor sends for each kind, and the function that takes it. */
export const sampleRequests = {
  quote: [
    'send-quote-email',
    {
      ...visitor,
      lines: [
        { slug: '14b-locknit', name: '14B Locknit', metres: '500', shade: 'Navy' },
        { slug: '3a-net', name: '3A Net', metres: '200', shade: 'White' },
      ],
      requirements: 'White and navy.\nFor school polos, delivered to Ludhiana in January.',
    },
  ],
  catalog: ['send-quote-email', { ...catalogFixed, email: visitor.email }],
  price: [
    'send-price-request',
    { productName: '14B Locknit', contactMethod: 'email', contactValue: visitor.email },
  ],
  call: [
    'send-schedule-email',
    { ...visitor, date: bookingDays(Date.now())[2]!.label, notes: 'About nylon lace, 40 inches.' },
  ],
  contact: ['send-contact-message', { ...visitor, requirements: 'Do you knit to a sample?' }],
  sample: [
    'send-sample-request',
    {
      ...visitor,
      fabrics: fabrics.slice(0, 3).map(({ slug }) => slug),
      address: '12 Mill Road',
      city: 'Ludhiana',
      postcode: '141001',
      use: 'School polos',
    },
  ],
  'chat-lead': ['send-contact-message', { ...visitor, requirements: 'Samples of nylon classic' }],
} satisfies Record<EnquiryKind, readonly [string, object]>;

/** The stored row of such a request. */
export function sampleEnquiry(kind: EnquiryKind, now = Date.now()): EnquiryRow {
  const [name, fields] = sampleRequests[kind];
  const reading = findFunction(name)?.read({ ...fields, source }, now);
  if (!reading?.ok) throw new Error(`The ${kind} is not valid: ${reading?.error}`);
  const draft = { ...reading.draft, kind };
  const row = enquiryRow({ draft, client: '203.0.113.7', source: reading.source }, now);
  return { ...row, reference: makeReference(kind, now, Math.random) };
}
