import { expect, test } from 'vitest';
import { missingInOffer, readOffer, type TypedOffer } from './typed-offer.ts';

const typed: TypedOffer = {
  fabric: '14B Locknit Premium ',
  shade: '#2F6C70',
  metres: '1,000',
  tiers: [
    { key: 0, from: '300', price: '248', days: '14' },
    { key: 1, from: '1000', price: '212.50', days: '18' },
  ],
  delivery: 'gate',
  place: '',
  tax: 'GST',
  taxPercent: '5',
  leastStyle: '300',
  leastColour: '300',
};

test('what was typed becomes whole paise, metres and hundredths of a percent', () => {
  expect(readOffer(typed)).toMatchObject({
    fabric: '14B Locknit Premium',
    metres: 1000,
    tiers: [
      { from: 300, price: 24_800, days: 14 },
      { from: 1000, price: 21_250, days: 18 },
    ],
    taxRate: 500,
  });
});

test.each<[Partial<TypedOffer>, string]>([
  [{ metres: '' }, 'fill in'],
  [{ tiers: [{ key: 0, from: '100', price: '248', days: '14' }] }, 'below the MOQ'],
  [{ delivery: 'FOB' }, 'name the place'],
  [{ tiers: [{ key: 0, from: '300', price: 'x', days: '14' }] }, 'fill in'],
  [{ taxPercent: 'five' }, 'fill in'],
])('with %j it cannot be sent', (change, words) => {
  expect(readOffer({ ...typed, ...change })).toBeUndefined();
  expect(missingInOffer({ ...typed, ...change })).toContain(words);
});
