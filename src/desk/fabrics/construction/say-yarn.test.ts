import { expect, test } from 'vitest';
import { yarns } from '../../../content/fabrics/yarns.ts';
import { sayShare, sayYarn } from './say-yarn.ts';

test('a yarn is named as it is bought', () => {
  expect(
    ['nylon70', 'cottonNe60', 'nylon40Bright', 'polyCottonNe40', 'elastane40'].map((key) =>
      sayYarn(yarns[key]!),
    ),
  ).toEqual([
    'Nylon filament, 70 den / 24 f, semi-dull',
    'Cotton, compact-spun, Ne 60/1',
    'Nylon filament, 40 den / 13 f bright',
    '60 % polyester, 40 % cotton, ring-spun, Ne 40/1',
    'Elastane, bare, 40 den bare, semi-dull',
  ]);
});

test('its part of the weight is over all bars that carry it', () => {
  const bar = { bar: 1, share: 1, runInMm: 3, gsm: 50 };
  const bars = [
    { ...bar, yarn: 'N' },
    { ...bar, bar: 2, yarn: 'C', gsm: 30 },
    { ...bar, bar: 3, yarn: 'C', gsm: 20, runInMm: 2 },
  ];
  expect(sayShare('C', bars)).toBe('50 % of the weight · 2.50 mm a stitch');
  expect(sayShare('X', bars)).toBeUndefined();
});
