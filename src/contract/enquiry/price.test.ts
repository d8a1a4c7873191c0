import { describe, expect, test } from 'vitest';
import { enquiryTexts } from './enquiry-texts.ts';
import { strictPriceKind } from './price-schema.ts';
import { contactError, priceKind } from './price.ts';

const read = (values: Record<string, string>) => priceKind.read(values);

describe('the price dialog, read without the schema library', () => {
  test('takes an address, with what the page knows of the visit', () => {
    expect(
      read({
        productName: ' 14B Locknit ',
        contactMethod: 'email',
        contactValue: ' asha@buyer.example ',
        website: 'x',
        privacyVersion: '3',
      }),
    ).toEqual({
      ok: true,
      fields: {
        productName: '14B Locknit',
        contactMethod: 'email',
        contactValue: 'asha@buyer.example',
        country: undefined,
      },
      metadata: { website: 'x', privacyVersion: '3', elapsed: undefined, source: { utm: {} } },
    });
  });

  test('takes a number of the country that was chosen', () => {
    const number = { contactMethod: 'phone', contactValue: '98765 43210', country: 'IN' };
    expect(read(number)).toMatchObject({
      ok: true,
      fields: { contactMethod: 'phone', contactValue: '98765 43210', country: 'IN' },
    });
    expect(read({ ...number, contactValue: '123' })).toEqual({
      ok: false,
      errors: { contactValue: priceKind.texts.invalidPhone },
    });
  });

  test('what is no telephone is an address', () => {
    expect(read({ contactMethod: 'pigeon', contactValue: '98765 43210' })).toEqual({
      ok: false,
      errors: { contactValue: enquiryTexts.invalidEmail },
    });
    expect(read({})).toMatchObject({ ok: false });
  });

  test.each([
    ['IN', '98765 43210', undefined],
    ['IN', '98765 4321', priceKind.texts.invalidPhone],
    ['IN', '98765\u000043210', priceKind.texts.invalidPhone],
    ['QA', '3312 3456', undefined],
    ['QA', '1', priceKind.texts.invalidForeignPhone],
    ['', '98765 43210', priceKind.texts.invalidForeignPhone],
  ])('of country %s, %j is answered with %s', (country, contactValue, error) => {
    expect(contactError({ contactMethod: 'phone', contactValue, country })).toBe(error);
  });
});

test.each([
  ['phone', '98765 43210', { product: '14B', phone: '98765 43210' }],
  ['email', 'asha@buyer.example', { product: '14B', email: 'asha@buyer.example' }],
])(
  'without script, what was typed as %s stands in that field of the quote page',
  (contactMethod, contactValue, shown) => {
    expect(
      strictPriceKind.form.shownAs({ productName: '14B', contactMethod, contactValue }),
    ).toEqual(shown);
  },
);
