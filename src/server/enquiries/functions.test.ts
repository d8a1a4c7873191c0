import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../content/shipped-content.ts';
import { callKind } from '../../contract/enquiry/call.ts';
import { catalogFixed, catalogKind } from '../../contract/enquiry/catalog.ts';
import { enquiryTexts } from '../../contract/enquiry/enquiry-texts.ts';
import { priceKind } from '../../contract/enquiry/price.ts';
import { functions } from './functions.ts';

/** A Monday, 11:30 in India. */
const now = Date.parse('2026-11-16T06:00:00Z');
const findFunction = (name: string) => functions.find((fn) => fn.name === name);
const read = (name: string, input: unknown) => findFunction(name)!.read(input, now, shippedContent);
const asked = { name: ' Asha ', phone: '98765 43210' };

describe('send-quote-email', () => {
  const quote = (input: unknown) => read('send-quote-email', input);

  test('needs a name and a phone number, and trims them', () => {
    expect(quote(asked)).toMatchObject({
      ok: true,
      thankYou: 'quote-request',
      draft: { kind: 'quote', name: 'Asha', phone: '98765 43210', email: '', product: '' },
    });
    expect(quote({ ...asked, name: '   ' })).toEqual({
      ok: false,
      title: 'Missing Information',
      error: 'Please fill in your name and phone number.',
      fields: { name: 'Please enter your name.' },
    });
  });

  test('names every field at fault', () => {
    const reading = quote({ email: 'no', requirements: 'x'.repeat(4001) });
    expect(reading.ok).toBe(false);
    if (!reading.ok) {
      expect(Object.keys(reading.fields).sort()).toEqual([
        'email',
        'name',
        'phone',
        'requirements',
      ]);
    }
  });

  test('takes the lines of a basket, as JSON and as repeated fields of a form', () => {
    const lines = [
      { slug: '14b-locknit', name: '14B Locknit', metres: '500', shade: 'Navy' },
      { slug: '', name: 'Net 3A', metres: '', shade: '' },
    ];
    const form = {
      ...asked,
      lineSlug: ['14b-locknit', '', ''],
      lineName: ['14B Locknit', 'Net 3A', ''],
      lineMetres: ['500', '', ''],
      lineShade: ['Navy', '', ''],
    };
    for (const input of [{ ...asked, lines }, form]) {
      expect(quote(input)).toMatchObject({
        draft: { product: '14B Locknit and 1 more', payload: { lines } },
      });
    }
    expect(quote({ ...asked, lineName: 'Net 3A' })).toMatchObject({
      draft: { product: 'Net 3A', payload: { lines: [{ name: 'Net 3A', metres: '' }] } },
    });
  });

  test('for the catalogue is a kind of its own, and needs an address that can be written to', () => {
    const catalog = (email: string) => quote({ ...catalogFixed, email });
    expect(catalog('asha@buyer.example')).toMatchObject({
      thankYou: 'catalog-request',
      draft: { kind: 'catalog' },
    });
    expect(catalog('')).toMatchObject({ fields: { email: catalogKind.texts.emailMissing } });
    expect(catalog('a..b@buyer.example')).toMatchObject({ error: enquiryTexts.invalidEmail });
  });

  test.each([
    [null],
    ['text'],
    [[]],
    [7],
    [{ name: {}, phone: [] }],
    [JSON.parse('{"__proto__":{"name":"x","phone":"1"}}')],
  ])('refuses %j without an exception', (input) =>
    expect(quote(input)).toMatchObject({ ok: false, error: expect.any(String) }),
  );
});

describe('what travels with an enquiry', () => {
  const quote = (extra: object) => read('send-quote-email', { ...asked, ...extra });

  test('something in the spam trap sets it aside, whatever and however long it is', () => {
    for (const website of ['http://pills.example '.repeat(500), 7, ['x'], { a: 1 }]) {
      expect(quote({ website })).toMatchObject({ ok: true, draft: { quarantine: 'spam-trap' } });
    }
    for (const website of ['', '  ', undefined, null]) {
      expect(quote({ website })).not.toHaveProperty('draft.quarantine');
    }
  });

  test('sent sooner than a person can, it is set aside; without script nobody is suspected', () => {
    for (const elapsed of [0, 90, '120', 799]) {
      expect(quote({ elapsed })).toMatchObject({ ok: true, draft: { quarantine: 'too-fast' } });
    }
    for (const elapsed of [800, '1400', 3e9, '', 'soon', undefined, null, -5, {}, []]) {
      expect(quote({ elapsed })).not.toHaveProperty('draft.quarantine');
    }
  });

  test('is no part of the question: it changes neither the payload nor the answer', () => {
    const source = {
      landing: '/fabrics',
      referrer: 'https://search.example/',
      utm: { source: 'g' },
    };
    const plain = quote({});
    for (const given of [source, JSON.stringify(source)]) {
      const reading = quote({ elapsed: 5000, privacyVersion: '1.0', source: given });
      expect(reading).toMatchObject({ source, draft: { consentVersion: '1.0' } });
      if (reading.ok && plain.ok) expect(reading.draft.payload).toEqual(plain.draft.payload);
    }
  });

  test.each(['{', 7, [], { utm: 'x', landing: {} }, '[[', 'null', '"x"'])(
    'a source of %j is left out',
    (source) => expect(quote({ source })).toMatchObject({ ok: true }),
  );
});

describe('send-price-request', () => {
  const price = (contactMethod: string, contactValue: string, country?: string) =>
    read('send-price-request', {
      productName: '14B Locknit',
      contactMethod,
      contactValue,
      ...(country && { country }),
    });

  test('by e-mail', () => {
    expect(price('email', ' asha@buyer.example ')).toMatchObject({
      thankYou: 'price-request',
      draft: { kind: 'price', email: 'asha@buyer.example', phone: '', product: '14B Locknit' },
    });
    for (const wrong of ['', 'asha', 'a b@c.d', 'asha@buyer']) {
      expect(price('email', wrong)).toMatchObject({
        title: 'Invalid Email',
        error: enquiryTexts.invalidEmail,
      });
    }
  });

  test('by phone: exactly ten digits, whatever stands between them', () => {
    expect(price('phone', '(98765) 43-210')).toMatchObject({
      draft: { phone: '+91 (98765) 43-210', email: '' },
    });
    for (const wrong of ['', '987654321', '98765432101', '+91 98765 43210', 'ten digits']) {
      expect(price('phone', wrong)).toMatchObject({
        title: 'Invalid Phone Number',
        error: priceKind.texts.invalidPhone,
      });
    }
  });

  test('by phone of another country, by its own rule', () => {
    expect(price('phone', '50 123 4567', 'AE')).toMatchObject({
      draft: { phone: '+971 50 123 4567' },
    });
    expect(price('phone', '+49 30 1234567', 'other')).toMatchObject({
      draft: { phone: '+49301234567' },
    });
    expect(price('phone', '50 123', 'AE')).toMatchObject({
      title: 'Invalid Phone Number',
      error: priceKind.texts.invalidForeignPhone,
    });
    expect(price('phone', '5551234567', 'XX')).toMatchObject({ ok: false });
  });
});

describe('send-schedule-email', () => {
  const call = (fields: object) => read('send-schedule-email', { ...asked, ...fields });

  test('without a date is for the next available slot', () => {
    expect(call({})).toMatchObject({
      thankYou: 'schedule-call',
      draft: { kind: 'call', payload: { preferredTime: 'Next available slot' } },
    });
  });

  test('for a day, written either way, or out of a form with a hidden empty date', () => {
    for (const date of ['Tue, 17 Nov 2026', '2026-11-17', ['', '2026-11-17']]) {
      expect(call({ date })).toMatchObject({ draft: { payload: { date: 'Tue, 17 Nov 2026' } } });
    }
  });

  test.each([
    ['a Sunday', 'Sun, 22 Nov 2026'],
    ['yesterday', '2026-11-15'],
    ['31 days ahead', '2026-12-17'],
    ['a day that does not exist', '2026-11-31'],
    ['words', 'tomorrow'],
  ])('not on %s', (_, date) => {
    expect(call({ date })).toMatchObject({ fields: { date: callKind.texts.dateNotOffered } });
  });

  test.each(['2026-11-22', '2026-11-15', '2026-12-17'])(
    '%s is told as a day not offered',
    (date) => {
      expect(call({ date })).toMatchObject({
        title: 'Day Not Offered',
        error: callKind.texts.dateNotOffered,
      });
    },
  );

  test('the quick call asks for no date', () => {
    expect(read('send-schedule-email', { name: 'Asha' })).toMatchObject({
      error: 'Please fill in your name and phone number.',
    });
  });

  test('a booking without notes says so, also out of a form without script', () => {
    for (const notes of [undefined, '', '  ']) {
      expect(call({ date: '2026-11-17', notes })).toMatchObject({
        draft: { payload: { notes: 'No additional notes' } },
      });
    }
    expect(call({ notes: '' })).toMatchObject({ draft: { payload: { notes: '' } } });
  });

  test('a booking without its day says what is missing', () => {
    expect(call({ date: '' })).toMatchObject({
      error: 'Please fill in your name, phone number, and select a date.',
      fields: { date: callKind.texts.dateMissing },
    });
  });
});

test('send-contact-message needs a name and one way to answer', () => {
  const contact = (input: object) => read('send-contact-message', input);
  expect(contact(asked)).toMatchObject({ thankYou: 'contact-message', draft: { kind: 'contact' } });
  expect(contact({ name: 'Asha', email: 'a@b.example' })).toMatchObject({ ok: true });
  expect(contact({ name: 'Asha' })).toMatchObject({
    ok: false,
    fields: { email: expect.any(String) },
  });
});

test('send-sample-request takes one to six fabrics and names them', () => {
  const sample = (fabrics: unknown) =>
    read('send-sample-request', { ...asked, address: '1 Mill Road', fabrics });
  expect(sample('no-such-fabric')).toMatchObject({
    thankYou: 'sample-request',
    draft: { kind: 'sample', product: 'no-such-fabric' },
  });
  expect(sample([])).toMatchObject({ ok: false });
  expect(sample(undefined)).toMatchObject({ ok: false });
  expect(sample(['a', 'b', 'c', 'd', 'e', 'f'])).toMatchObject({ ok: true });
  expect(sample(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toMatchObject({
    fields: { fabrics: 'Please choose at most 6 fabrics.' },
  });
});

test.each(['', 'send', 'constructor', '__proto__'])('there is no function "%s"', (name) => {
  expect(findFunction(name)).toBeUndefined();
});
