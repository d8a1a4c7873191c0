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
      ['chat-lead', '/api/chatbot/lead', 'quote-request'],
    ]);
    // Stored with every idempotency key, so it may not change either.
    expect(kinds['chat-lead'].functionName).toBe('chatbot-lead');
  });

  test('have forms with names of their own, each on a page that exists', () => {
    const forms = [...all.map(({ form }) => form), kinds.call.quickForm];
    expect(new Set(forms.map(({ name }) => name)).size).toBe(forms.length);
    for (const { page } of forms) expect(matchRoute(page)).toBeDefined();
  });

  test.each(all.map((kind) => [kind.kind, kind] as const))(
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
  ])('is that of the first error where nothing is absent (%#)', (kind, input, title, text) => {
    expect(sentenceOf(kind, input)).toEqual({ title, text });
  });
});
