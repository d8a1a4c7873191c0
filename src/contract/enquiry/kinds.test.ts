import { describe, expect, test } from 'vitest';
import { enquiryKinds } from '../../domain/enquiry/kind.ts';
import { matchRoute } from '../match-route.ts';
import { type EnquiryContract, summariseErrors } from './enquiry-contract.ts';
import { kinds } from './kinds.ts';

const all: readonly EnquiryContract[] = Object.values(kinds);
const now = Date.parse('2026-11-16T06:00:00Z');

describe('the kinds of enquiry', () => {
  test('are those of the domain, each under its own name', () => {
    expect(Object.keys(kinds)).toEqual(Object.keys(enquiryKinds));
    for (const [name, { kind }] of Object.entries(kinds)) expect(kind).toBe(name);
  });

  /** These names are public: other programs call them, and old pages link to them. */
  test('keep the public names that the specification gives them', () => {
    expect(all.map(({ kind, path, thankYou }) => [kind, path, thankYou])).toEqual([
      ['quote', '/functions/v1/send-quote-email', 'quote-request'],
      ['catalog', '/functions/v1/send-quote-email', 'catalog-request'],
      ['price', '/functions/v1/send-price-request', 'price-request'],
      ['call', '/functions/v1/send-schedule-email', 'schedule-call'],
      ['contact', '/functions/v1/send-contact-message', 'contact-message'],
      ['sample', '/functions/v1/send-sample-request', 'sample-request'],
      ['design', '/functions/v1/send-design-request', 'design-request'],
      ['chat-lead', '/api/chatbot/lead', 'quote-request'],
      ['whatsapp', '/functions/v1/open-whatsapp', 'contact-message'],
    ]);
    // Stored with every idempotency key, so it may not change either.
    expect(kinds['chat-lead'].functionName).toBe('chatbot-lead');
  });

  test('have forms with names of their own, each on a page that exists', () => {
    const forms = [...all.map(({ form }) => form), kinds.call.quickForm];
    expect(new Set(forms.map(({ name }) => name)).size).toBe(forms.length);
    for (const { page } of forms) expect(matchRoute(page)).toBeDefined();
  });

  // Whoever opens WhatsApp is asked nothing.
  const asking = all.filter(({ kind }) => kind !== 'whatsapp');
  test.each(asking.map((kind) => [kind.kind, kind] as const))(
    '%s refuses an empty request with a heading and a sentence',
    (_, kind) => {
      const reading = kind.read({}, now);
      expect(reading.ok).toBe(false);
      if (reading.ok) return;
      const { title, text } = summariseErrors(kind, reading.errors);
      expect(title).not.toBe('');
      expect(text).toBe(kind.missing?.text ?? Object.values(reading.errors)[0]);
    },
  );
});

test('a catalogue request that was refused is shown again with what was typed, and nothing else', () => {
  const { shownAs } = kinds.catalog.form;
  expect(shownAs({ email: 'asha@', product: 'Catalogue' })).toEqual({ email: 'asha@' });
  expect(shownAs({})).toEqual({ email: '' });
});

describe('the sentence about a form', () => {
  const { quote, contact, sample, call, price } = kinds;
  const person = { name: 'Asha', phone: '98765 43210' };
  const sentenceOf = (kind: EnquiryContract, input: object) => {
    const reading = kind.read(input, now);
    return reading.ok ? undefined : summariseErrors(kind, reading.errors);
  };

  test.each([
    [quote, { phone: '1' }],
    [contact, { name: 'Asha' }],
    [sample, { ...person, address: '1 Mill Road' }],
    [call, { ...person, date: '' }],
    [kinds['chat-lead'], { ...person, email: 'a@b.example' }],
  ])('is one for all that is absent (%#)', (kind, input) => {
    const { title, text } = kind.missing;
    expect(sentenceOf(kind, input)).toEqual({ title, text });
  });

  test.each([
    [
      quote,
      { ...person, name: 'x'.repeat(121) },
      'Error',
      'Please keep this under 120 characters.',
    ],
    [
      sample,
      { ...person, address: 'x', fabrics: [...'abcdefg'] },
      'Error',
      'Please choose at most 6 fabrics.',
    ],
    [quote, { ...person, email: 'no' }, 'Invalid Email', 'Please enter a valid email address.'],
    [
      price,
      { productName: 'x', contactMethod: 'phone', contactValue: '1' },
      'Invalid Phone Number',
      'Please enter a valid 10-digit phone number.',
    ],
    [
      call,
      { ...person, date: '2026-11-22' },
      'Day Not Offered',
      'Please select a date from today to 30 days ahead, Monday to Saturday.',
    ],
  ])('is that of the first error where nothing is absent (%#)', (kind, input, title, text) => {
    expect(sentenceOf(kind, input)).toEqual({ title, text });
  });
});

/** A machine's own words, such as `Invalid input: expected string`, begin otherwise. */
const writtenForPeople = /^Please [a-z][^<>{}[\]"]+\.$/;

describe('every refusal is written for a person', () => {
  const fieldsOf: Readonly<Record<string, string>> = {
    quote: 'name phone company email product quantity requirements lines',
    catalog: 'email',
    price: 'productName contactMethod contactValue country',
    call: 'name phone date preferredTime notes email',
    contact: 'name company email phone requirements',
    sample: 'fabrics name phone company email address city postcode country use',
    design: 'design name phone company email metres requirements',
    'chat-lead': 'name email phone city useCase gsm colours metres consent message',
    whatsapp: 'product',
  };
  const wrong: readonly unknown[] = [
    undefined,
    null,
    true,
    7,
    '',
    ' ',
    'no',
    '\u0007',
    'x'.repeat(9000),
    {},
    { name: 5 },
    [],
    [7],
    [{}],
    Array.from({ length: 40 }, () => 'x'.repeat(60)),
    Array.from({ length: 40 }, () => ({ name: 'x' })),
  ];

  test.each(all.map((kind) => [kind.kind, kind] as const))('%s', (name, kind) => {
    const fields = fieldsOf[name]!.split(' ');
    const refused = new Set<string>();
    for (const value of wrong) {
      const alone = fields.map((field) => ({ [field]: value }));
      const together = Object.fromEntries(fields.map((field) => [field, value]));
      for (const input of [...alone, together, value]) {
        const reading = kind.read(input, now);
        if (reading.ok) continue;
        const { text } = summariseErrors(kind, reading.errors);
        for (const said of [text, ...Object.values(reading.errors)]) {
          expect(said).toMatch(writtenForPeople);
        }
        for (const field of Object.keys(reading.errors)) refused.add(field);
      }
    }
    // Each field was wrong in a way that its kind refuses.
    expect([...refused]).toEqual(expect.arrayContaining(fields));
  });
});
