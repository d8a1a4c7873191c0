import fc from 'fast-check';
import { catalogFixed } from '../../../src/contract/enquiry/catalog.ts';
import { kinds } from '../../../src/contract/enquiry/kinds.ts';
import { fabrics } from '../../../src/content/fabrics/fabrics.ts';
import { bookingDays } from '../../../src/domain/booking/booking-days.ts';
import type { EnquiryKind } from '../../../src/domain/enquiry/kind.ts';

export interface HonestRequest {
  readonly name: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly asForm: boolean;
}

/** Valid requests: names in every script, unusual but real addresses and numbers, with and without JavaScript. */
export const honestRequest: fc.Arbitrary<HonestRequest> = fc.oneof(
  request('quote', {
    name: words(1, 4),
    phone: phone(),
    company: optional(words(0, 3)),
    email: optional(fc.oneof(fc.constant(''), email())),
    product: optional(words(0, 3)),
    quantity: optional(fc.constantFrom('', '500 m', '५०० मीटर', '1,200 metres / month')),
    requirements: optional(paragraphs()),
    lines: optional(fc.array(line(), { maxLength: 8 })),
  }),
  request('catalog', { ...fixed(catalogFixed), email: email() }),
  request('price', {
    productName: words(1, 3),
    contactMethod: fc.constant('email'),
    contactValue: email(),
  }),
  request('price', {
    productName: words(1, 3),
    contactMethod: fc.constant('phone'),
    contactValue: tenDigits(),
  }),
  request('call', {
    name: words(1, 3),
    phone: phone(),
    date: optional(
      fc.constantFrom(...bookingDays(Date.now()).flatMap(({ iso, label }) => [iso, label])),
    ),
    preferredTime: optional(fc.constantFrom('', 'Next available slot', 'Morning', '10:30')),
    notes: optional(paragraphs()),
  }),
  request('contact', {
    name: words(1, 4),
    email: email(),
    phone: optional(phone()),
    company: optional(words(0, 3)),
    requirements: optional(paragraphs()),
  }),
  request('design', {
    design: fc.constant('k1~tricot~1-2.1-0.C_1-0.1-2.C~C.cottonNe60~t28x14x22~cdbb98'),
    weight: optional(fc.constantFrom('', '140 GSM')),
    name: words(1, 4),
    phone: phone(),
    email: optional(fc.oneof(fc.constant(''), email())),
    metres: optional(fc.constantFrom('', '300', '५०० मीटर')),
    requirements: optional(paragraphs()),
  }),
  request('sample', {
    name: words(1, 4),
    phone: phone(),
    address: words(2, 12),
    city: optional(words(0, 2)),
    use: optional(paragraphs()),
    fabrics: fc.uniqueArray(fc.constantFrom(...fabrics.map(({ slug }) => slug)), {
      minLength: 1,
      maxLength: 6,
    }),
  }),
);

function request(kind: EnquiryKind, fields: Readonly<Record<string, fc.Arbitrary<unknown>>>) {
  return fc.record({
    name: fc.constant(kinds[kind].functionName),
    asForm: fc.boolean(),
    body: fc.record({ ...fields, ...metadata() }).map(withoutUndefined),
  });
}

/** From a browser with script (slow or fast), and from one without. */
function metadata(): Readonly<Record<string, fc.Arbitrary<unknown>>> {
  return {
    website: optional(fc.constant('')),
    privacyVersion: optional(fc.constantFrom('', '1.0', '2.1-b')),
    elapsed: optional(fc.oneof(fc.constant(''), fc.integer({ min: 800, max: 1e9 }).map(String))),
    source: optional(
      fc
        .record({ landing: fc.webPath(), referrer: fc.webUrl(), utm: fc.object() })
        .map((source) => JSON.stringify(source)),
    ),
  };
}

function words(min: number, max: number): fc.Arbitrary<string> {
  const word = fc.oneof(
    fc.constantFrom(
      'Asha',
      'ਹਰਪ੍ਰੀਤ',
      'आशा',
      'محمد',
      '李雷',
      "O'Neill",
      'Åsa-Märta',
      'DʼSouza',
      '𝒩',
      '👩🏽‍🏭',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
  );
  return fc
    .array(word, { minLength: min, maxLength: max })
    .map((list) => (list.length === 0 ? '' : `A${list.join(' ')}`));
}

function paragraphs(): fc.Arbitrary<string> {
  return fc
    .array(words(0, 20), { maxLength: 6 })
    .chain((lines) => fc.constantFrom('\n', '\r\n', '\n\n\t').map((end) => lines.join(end)));
}

function email(): fc.Arbitrary<string> {
  return fc.emailAddress({ size: 'small' });
}

function phone(): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom('+91 98765 43210', '0183-222 3344', '(+971) 50 123 4567 ext. 12', '९८७६५४३२१०'),
    tenDigits(),
  );
}

function tenDigits(): fc.Arbitrary<string> {
  return fc
    .array(fc.nat(9), { minLength: 10, maxLength: 10 })
    .chain((digits) => fc.constantFrom('', ' ', '-').map((gap) => digits.join(gap)));
}

function line() {
  return fc.record({
    slug: fc.constantFrom('', '14b-locknit'),
    name: words(1, 3),
    metres: fc.constantFrom('', '500', '1,000 m'),
    shade: words(0, 2),
  });
}

function optional<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.option(arbitrary, { nil: undefined });
}

function fixed(values: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, fc.constant(value)]),
  );
}

function withoutUndefined(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
