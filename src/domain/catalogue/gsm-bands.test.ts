import { expect, test } from 'vitest';
import { bandsOf, gsmBands, gsmMiddle } from './gsm-bands.ts';

test('the bands follow each other without a gap, and each says what it holds', () => {
  gsmBands.forEach((band, at) => {
    expect(band.from).toBe(gsmBands[at - 1]?.to ?? 0);
    expect(band.to).toBeGreaterThan(band.from);
  });
  expect(gsmBands.at(-1)?.to).toBe(Infinity);
  expect(gsmBands.map(({ label }) => label)).toEqual([
    'Sheer, below 90',
    'Ultra-light, 90–120',
    'Light, 120–160',
    'Mid, 160–200',
    'Warm, above 200',
  ]);
});

test.each([
  [89, 'sheer'],
  [90, 'ultra-light'],
  [119, 'ultra-light'],
  [120, 'light'],
  [159, 'light'],
  [160, 'mid'],
  [200, 'mid'],
  [201, 'warm'],
] as const)('%d GSM is %s', (gsm, band) => {
  expect(bandsOf({ kind: 'single', gsm })).toEqual([band]);
});

test('a range lies in every band it enters, not in one it only touches', () => {
  expect(bandsOf({ kind: 'range', from: 100, to: 120 })).toEqual(['ultra-light']);
  expect(bandsOf({ kind: 'range', from: 110, to: 130 })).toEqual(['ultra-light', 'light']);
  expect(bandsOf({ kind: 'range', from: 80, to: 210 })).toHaveLength(5);
  expect(bandsOf({ kind: 'customizable' })).toEqual(['customizable']);
});

test('the middle of a range stands for its weight; what is made to any weight has none', () => {
  expect(gsmMiddle({ kind: 'single', gsm: 140 })).toBe(140);
  expect(gsmMiddle({ kind: 'range', from: 100, to: 140 })).toBe(120);
  expect(gsmMiddle({ kind: 'customizable' })).toBeUndefined();
});
