import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Series, seriesByPopularity } from '../fabric/fabric.ts';
import { applySort, isSortValue, latestFirst, rankSeries, sortChips } from './sort-chips.ts';

const cloth = (title: string, series?: Series) => (series ? { title, series } : { title });
const list = [
  cloth('Tricot Custom', 'Custom'),
  cloth('Reverse Locknit'),
  cloth('Satin Luxury', 'Luxury'),
  cloth('Locknit Premium', 'Premium'),
  cloth('Locknit in Majith'),
  cloth('Net Professional', 'Professional'),
  cloth('Cord Premium', 'Premium'),
  cloth('Atlas Standard', 'Standard'),
];

describe('the sort chips', () => {
  test('are shown in the order Popularity, Latest, Premium', () => {
    expect(sortChips.map((chip) => chip.label)).toEqual(['Popularity', 'Latest', 'Premium']);
  });

  test('Popularity ranks the series; what has none keeps its place after them', () => {
    expect(applySort(list, 'popularity').map((fabric) => fabric.title)).toEqual([
      'Locknit Premium',
      'Cord Premium',
      'Net Professional',
      'Satin Luxury',
      'Atlas Standard',
      'Tricot Custom',
      'Reverse Locknit',
      'Locknit in Majith',
    ]);
  });

  test('Latest reverses the list', () => {
    expect(applySort(list, 'dateOfRelease')).toEqual([...list].reverse());
  });

  test('Premium keeps names with Premium or Luxury, in their order', () => {
    expect(applySort(list, 'fabricQuality').map((fabric) => fabric.title)).toEqual([
      'Satin Luxury',
      'Locknit Premium',
      'Cord Premium',
    ]);
  });

  test('no chip leaves the list as it is', () => {
    expect(applySort(list)).toEqual(list);
  });

  test('an unknown value is no chip', () => {
    expect(isSortValue('popularity')).toBe(true);
    expect(isSortValue('price')).toBe(false);
    expect(isSortValue(null)).toBe(false);
  });
});

const fabrics = fc.array(
  fc.record(
    { title: fc.string(), series: fc.constantFrom(...seriesByPopularity) },
    { requiredKeys: ['title'] },
  ),
);

test('ranking twice is ranking once, and loses no fabric', () => {
  fc.assert(
    fc.property(fabrics, (some) => {
      const ranked = rankSeries(some);
      expect(rankSeries(ranked)).toEqual(ranked);
      expect(new Set(ranked)).toEqual(new Set(some));
    }),
  );
});

test('latest first twice is the list again', () => {
  fc.assert(
    fc.property(fabrics, (some) => {
      expect(latestFirst(latestFirst(some))).toEqual(some);
    }),
  );
});
