import { describe, expect, test } from 'vitest';
import {
  categoryIds,
  constructionFamilies,
  type Fabric,
  minimumOrders,
  seriesByPopularity,
} from '../../domain/fabric/fabric.ts';
import { fabrics } from './fabrics.ts';

describe('the book', () => {
  test.each(categoryIds)('shows %s on a page of its own', (id) => {
    const shown = fabrics.filter((fabric) => fabric.categoryId === id && !fabric.extra);
    expect(shown).not.toEqual([]);
  });

  test.each(['id', 'number', 'slug', 'description'] as const)('gives no %s twice', (field) => {
    expect(repeated(fabrics.map((fabric) => String(fabric[field])))).toEqual([]);
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
    expect(new Set(fabrics.map((fabric) => fabric.construction.family))).toEqual(
      new Set(constructionFamilies),
    );
  });

  test.each(categoryIds)('%s has each series, and more besides Premium and Luxury', (id) => {
    const shown = fabrics.filter((fabric) => fabric.categoryId === id && !fabric.extra);
    for (const series of seriesByPopularity)
      expect(shown.filter((fabric) => fabric.series === series)).not.toEqual([]);
    const best = shown.filter((fabric) => /Premium|Luxury/.test(fabric.title));
    expect(best.length).toBeGreaterThan(2);
    expect(best.length).toBeLessThan(shown.length);
  });

  test('negotiates the minimum order of nearly every article', () => {
    const fixed = fabrics.filter((fabric) => fabric.moq !== 'Negotiable');
    expect(new Set(fabrics.map((fabric) => fabric.moq))).toEqual(new Set(minimumOrders));
    expect(fixed.length / fabrics.length).toBeLessThan(0.05);
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
