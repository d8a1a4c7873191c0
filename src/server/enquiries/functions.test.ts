import { describe, expect, test } from 'vitest';
import { findFunction } from './functions.ts';

const quote = findFunction('send-quote-email')!;
const asked = { name: ' Asha ', phone: '98765 43210' };

describe('send-quote-email', () => {
  test('needs a name and a phone number, and trims them', () => {
    expect(quote.read(asked)).toMatchObject({
      ok: true,
      thankYou: 'quote-request',
      draft: { kind: 'quote', name: 'Asha', phone: '98765 43210', email: '', product: '' },
    });
    expect(quote.read({ ...asked, name: '   ' })).toEqual({
      ok: false,
      error: 'Please fill in your name and phone number.',
      fields: { name: 'Please enter your name.' },
    });
  });

  test('names every field at fault', () => {
    const reading = quote.read({ email: 'no', requirements: 'x'.repeat(4001) });
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

  test('with the catalogue as its product is a catalogue request', () => {
    const reading = quote.read({ ...asked, product: 'Complete Catalog & Pricing' });
    expect(reading).toMatchObject({ thankYou: 'catalog-request', draft: { kind: 'catalog' } });
  });

  test('with something in the spam trap is kept aside, however long that is', () => {
    const website = 'http://pills.example '.repeat(500);
    const reading = quote.read({ ...asked, website });
    expect(reading).toMatchObject({ ok: true, draft: { quarantine: 'spam-trap' } });
    const blank = quote.read({ ...asked, website: '  ' });
    expect(blank.ok && blank.draft.quarantine).toBeUndefined();
  });

  test.each([
    [null],
    ['text'],
    [[]],
    [7],
    [{ name: {}, phone: [] }],
    [JSON.parse('{"__proto__":{"name":"x","phone":"1"}}')],
  ])('refuses %j without an exception', (input) =>
    expect(quote.read(input)).toMatchObject({ ok: false, error: expect.any(String) }),
  );
});

test.each(['', 'send', 'constructor', '__proto__'])('there is no function "%s"', (name) => {
  expect(findFunction(name)).toBeUndefined();
});
