import { shippedContent } from '../../../src/content/shipped-content.ts';
import { catalogFixed } from '../../../src/contract/enquiry/catalog.ts';
import { kinds } from '../../../src/contract/enquiry/kinds.ts';
import { fabrics } from '../../../src/content/fabrics/fabrics.ts';
import { bookingDays } from '../../../src/domain/booking/booking-days.ts';
import { type EnquiryKind, isTap } from '../../../src/domain/enquiry/kind.ts';
import { makeReference } from '../../../src/domain/enquiry/reference.ts';
import type { Reading, ServerFunction } from '../../../src/server/enquiries/define-function.ts';
import type { Draft } from '../../../src/server/enquiries/submission.ts';
import type { EnquiryRow } from '../../../src/server/db/schema.ts';
import { enquiryRow } from '../../../src/server/enquiries/enquiry-row.ts';
import { functions } from '../../../src/server/enquiries/functions.ts';

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

/** What a visitor sends for each kind. */
export const sampleRequests = {
  quote: {
    ...visitor,
    lines: [
      { slug: '14b-locknit', name: '14B Locknit', metres: '500', shade: 'Navy' },
      { slug: '3a-net', name: '3A Net', metres: '200', shade: 'White' },
    ],
    requirements: 'White and navy.\nFor school polos, delivered to Ludhiana in January.',
  },
  catalog: { ...catalogFixed, email: visitor.email },
  price: { productName: '14B Locknit', contactMethod: 'email', contactValue: visitor.email },
  call: {
    ...visitor,
    date: bookingDays(Date.now())[2]!.label,
    notes: 'About nylon lace, 40 inches.',
  },
  contact: { ...visitor, requirements: 'Do you knit to a sample?' },
  sample: {
    ...visitor,
    fabrics: fabrics.slice(0, 3).map(({ slug }) => slug),
    address: '12 Mill Road',
    city: 'Ludhiana',
    postcode: '141001',
    use: 'School polos',
  },
  design: {
    ...visitor,
    design: 'k1~tricot~1-2.1-0.C_1-0.1-2.C~C.cottonNe60~t28x14x22~cdbb98',
    weight: '140 GSM',
    metres: '300',
    requirements: 'For a summer shirt.',
  },
  'chat-lead': {
    ...visitor,
    city: 'Ludhiana',
    useCase: 'Nylon Classic',
    gsm: ['90', '110'],
    consent: true,
    selections: ['Nylon Classic'],
    conversation: [{ type: 'user', content: 'Do you have nylon lace?' }],
  },
  whatsapp: { product: '14B Locknit' },
} satisfies Record<EnquiryKind, object>;

/** Kinds that ask something: each has its mails. */
export const askingKinds = (Object.keys(sampleRequests) as EnquiryKind[]).filter(
  (kind) => !isTap(kind),
);

/** The request for an idempotency key: of any kind, but always the same for one key. */
export function requestOf(key: string): {
  readonly path: string;
  readonly email: string;
  readonly body: object;
} {
  const kind = askingKinds[Number.parseInt(key.slice(0, 4), 16) % askingKinds.length]!;
  const email = `${key}@buyer.example`;
  const reach = kind === 'price' ? { contactValue: email } : { email };
  return { path: kinds[kind].path, email, body: { ...sampleRequests[kind], ...reach } };
}

/** The draft a server function creates from the request of a visitor with this address. */
export function draftOf(kind: EnquiryKind, email: string): Draft {
  return read(kind, kind === 'price' ? { contactValue: email } : { email }).draft;
}

/** The stored row of such a request. */
export function sampleEnquiry(kind: EnquiryKind, now = Date.now()): EnquiryRow {
  const { draft, source: from } = read(kind, { source });
  const row = enquiryRow({ draft, client: '203.0.113.7', source: from }, now);
  return { ...row, reference: makeReference(kind, now, Math.random) };
}

function read(kind: EnquiryKind, extra: object): Extract<Reading, { ok: true }> {
  const reading = functionOf(kind).read(
    { ...sampleRequests[kind], ...extra },
    Date.now(),
    shippedContent,
  );
  if (!reading.ok) throw new Error(`The ${kind} is not valid: ${reading.error}`);
  return reading;
}

/** The server function that takes enquiries of this kind. */
export function functionOf(kind: EnquiryKind): ServerFunction {
  return functions.find(({ name }) => name === kinds[kind].functionName)!;
}
