import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { someOffer as offer } from '../../../tests/support/desk/some-offer.ts';
import { canUndo, isGstNumber, undoMs } from './accepted.ts';
import {
  type Offer,
  offerFault,
  readMetres,
  spellDelivery,
  spellSum,
  spellTax,
  spellTier,
  sumFor,
  taxOn,
  tierFor,
} from './offer.ts';

const offers: fc.Arbitrary<Offer> = fc
  .record({
    steps: fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 8 }),
    prices: fc.array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 8, maxLength: 8 }),
    taxRate: fc.integer({ min: 0, max: 4_000 }),
  })
  .map(({ steps, prices, taxRate }) => {
    let from = 0;
    const tiers = steps.map((step, i) => ({ from: (from += step), price: prices[i]!, days: i }));
    return { ...offer, tiers, taxRate, metres: from, leastStyle: 1, leastColour: 1 };
  });

describe('a tier', () => {
  test.each([
    [299, undefined],
    [300, 24_800],
    [999, 24_800],
    [1000, 21_200],
    [2999, 21_200],
    [3000, 19_400],
    [1_000_000, 19_400],
    [300.5, undefined],
    [Number.NaN, undefined],
  ])('of %d metres costs %s', (metres, price) => {
    expect(tierFor(offer, metres)?.price).toBe(price);
  });

  test('is said as a range', () => {
    expect(offer.tiers.map((_, i) => spellTier(offer, i))).toEqual([
      '300 to 999',
      '1,000 to 2,999',
      '3,000 and more',
    ]);
  });
});

describe('a sum', () => {
  test('is that of the drawing', () => {
    expect(sumFor(offer, 1000)).toEqual({
      metres: 1000,
      price: 21_200,
      days: 18,
      net: 21_200_000,
      tax: 1_060_000,
      total: 22_260_000,
    });
  });

  test('is whole and exact, whatever the metres, price and rate', () => {
    fc.assert(
      fc.property(offers, fc.integer({ min: 1, max: 1_000_000 }), (one, metres) => {
        const sum = sumFor(one, metres);
        if (!sum) {
          expect(metres).toBeLessThan(one.tiers[0]!.from);
          return;
        }
        const net = BigInt(metres) * BigInt(sum.price);
        const tax = (net * BigInt(one.taxRate) + 5_000n) / 10_000n;
        expect([BigInt(sum.net), BigInt(sum.tax), BigInt(sum.total)]).toEqual([
          net,
          tax,
          net + tax,
        ]);
        expect([sum.net, sum.tax, sum.total].every(Number.isSafeInteger)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('has exactly one tier from its smallest order on', () => {
    fc.assert(
      fc.property(offers, fc.integer({ min: 1, max: 500_000 }), (one, metres) => {
        const holding = one.tiers.filter(({ from }, i) => {
          const next = one.tiers[i + 1]?.from ?? Number.POSITIVE_INFINITY;
          return metres >= from && metres < next;
        });
        expect(holding).toHaveLength(metres < one.tiers[0]!.from ? 0 : 1);
        expect(tierFor(one, metres)).toBe(holding[0]);
      }),
    );
  });

  test('rounds half a paisa of tax up, and never more', () => {
    expect([taxOn(10, 500), taxOn(9, 500), taxOn(0, 500), taxOn(100, 0)]).toEqual([1, 0, 0, 0]);
  });
});

test.each<[Partial<Offer>, string | undefined]>([
  [{}, undefined],
  [{ tiers: [] }, 'no-tiers'],
  [{ tiers: [offer.tiers[1]!, offer.tiers[0]!] }, 'tiers-order'],
  [{ tiers: [offer.tiers[0]!, offer.tiers[0]!] }, 'tiers-order'],
  [{ leastColour: 500 }, 'tiers-below-least'],
  [{ delivery: 'FOB' }, 'no-place'],
  [{ delivery: 'FOB', place: 'Nhava Sheva' }, undefined],
  [{ metres: 200 }, 'metres'],
])('an offer with %j has the fault %s', (change, fault) => {
  expect(offerFault({ ...offer, ...change })).toBe(fault);
});

test('it says where, with which tax, and how much', () => {
  expect(spellDelivery(offer)).toBe('at our gate');
  expect(spellDelivery({ delivery: 'FOB', place: 'Nhava Sheva' })).toBe('FOB Nhava Sheva');
  expect(spellTax(offer)).toBe('plus 5 % GST');
  expect(spellTax({ tax: '', taxRate: 0 })).toBe('no tax added');
  expect(spellSum(21_200_000, 'INR')).toBe('₹ 2,12,000');
  expect(spellSum(21_250, 'INR')).toBe('₹ 212.50');
  expect(spellSum(123_456_700, 'USD')).toBe('USD 1,234,567');
});

test.each([
  ['1,000', 1000],
  ['1 000 m', 1000],
  ['0', undefined],
  ['12.5', undefined],
  ['-3', undefined],
  ['2000000', undefined],
  ['', undefined],
])('%j metres are read as %s', (typed, metres) => {
  expect(readMetres(typed)).toBe(metres);
});

test('an acceptance can be taken back within the hour', () => {
  expect(canUndo({ at: 0 }, undoMs - 1)).toBe(true);
  expect(canUndo({ at: 0 }, undoMs)).toBe(false);
});

test.each([
  ['27AAPFU0939F1ZV', true],
  ['27AAPFU0939F1ZW', false],
  ['27AAPFU0939F1Z', false],
  ['', false],
])('%s is a GST number: %s', (text, is) => {
  expect(isGstNumber(text)).toBe(is);
});
