import { describe, expect, test } from 'vitest';
import { categoryIds, type Fabric, seriesByPopularity } from '../../domain/fabric/fabric.ts';
import { fabrics } from './fabrics.ts';

describe('the book', () => {
  test.each([
    ['pure-cotton-fabrics', 10, 10],
    ['polyester-cotton-knits', 29, 19],
    ['breathable-cotton-nylon-collection', 35, 25],
    ['nylon-classics', 16, 16],
  ] as const)('holds %s: %i in the catalogue, %i on the category page', (id, all, shown) => {
    const inCategory = fabrics.filter((fabric) => fabric.categoryId === id);
    expect(inCategory).toHaveLength(all);
    expect(inCategory.filter((fabric) => !fabric.extra)).toHaveLength(shown);
  });

  test('has ninety fabrics with their ids in order', () => {
    expect(fabrics.map((fabric) => fabric.id)).toEqual(Array.from({ length: 90 }, (_, i) => i + 1));
  });

  test.each(['number', 'slug', 'description'] as const)('gives no %s twice', (field) => {
    expect(repeated(fabrics.map((fabric) => fabric[field]))).toEqual([]);
  });

  test('keeps one number for one family of structures', () => {
    const families = Map.groupBy(fabrics, (fabric) => fabric.number.slice(0, 2));
    for (const [number, group] of families)
      expect([number, ...new Set(group.map((fabric) => fabric.construction.family))]).toHaveLength(
        2,
      );
  });

  test('has at least 24 structures and every family', () => {
    const names = new Set(fabrics.map((fabric) => fabric.construction.name));
    const chains = new Set(
      fabrics.map((fabric) => JSON.stringify([fabric.construction.name, chainsOf(fabric)])),
    );
    expect(names.size).toBeGreaterThanOrEqual(24);
    expect(chains.size).toBe(names.size);
    expect(new Set(fabrics.map((fabric) => fabric.construction.family)).size).toBe(15);
  });

  test.each(categoryIds)('%s has each series, and more besides Premium and Luxury', (id) => {
    const shown = fabrics.filter((fabric) => fabric.categoryId === id && !fabric.extra);
    for (const series of seriesByPopularity)
      expect(shown.filter((fabric) => fabric.series === series)).not.toEqual([]);
    const best = shown.filter((fabric) => /Premium|Luxury/.test(fabric.title));
    expect(best.length).toBeGreaterThan(2);
    expect(best.length).toBeLessThan(shown.length);
  });

  test('asks a minimum of 500 meters for one article and negotiates the rest', () => {
    expect(fabrics.filter((fabric) => fabric.moq === '500 meters')).toHaveLength(1);
    expect(fabrics.filter((fabric) => fabric.moq === 'Negotiable')).toHaveLength(89);
  });

  test('shows a varied palette: on no category page is a lead shade met more than twice', () => {
    for (const id of categoryIds) {
      const leads = fabrics
        .filter((fabric) => fabric.categoryId === id)
        .map((fabric) => fabric.shades[fabric.leadShade]?.name ?? '');
      const counts = Map.groupBy(leads, (name) => name);
      expect([...counts].filter(([, list]) => list.length > 2)).toEqual([]);
    }
  });
});

function chainsOf(fabric: Fabric): readonly string[] {
  return fabric.construction.bars.map((bar) => bar.lapping);
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
