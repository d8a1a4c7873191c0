import { beforeAll, describe, expect, test } from 'vitest';
import type { Fabric, FibreShare } from '../../domain/fabric/fabric.ts';
import { categoryIds, fabricName, seriesByPopularity } from '../../domain/fabric/fabric.ts';
import { type BarWeight, explainGsm, validateConstruction } from '../../loom/index.ts';
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

describe('the loom', () => {
  const weighed = new Map<Fabric, readonly BarWeight[]>();
  // Laces take a third of a second each, and more on a busy machine: knit every fabric once.
  beforeAll(() => {
    for (const fabric of fabrics) weighed.set(fabric, explainGsm(fabric));
  }, 300_000);

  test('can knit every construction', () => {
    const faults = fabrics.flatMap((fabric) =>
      validateConstruction(fabric.construction, fabric.yarns).map(
        (fault) => `${fabricName(fabric)}: ${fault.message}`,
      ),
    );
    expect(faults).toEqual([]);
  });

  test('finds every recorded weight within the mill’s own ±5 %', () => {
    const off = fabrics.flatMap((fabric) => {
      const band = weightBand(fabric);
      const computed = (weighed.get(fabric) ?? []).reduce((sum, bar) => sum + bar.gsm, 0);
      const within = computed >= band.from * 0.95 && computed <= band.to * 1.05;
      return within
        ? []
        : [`${fabricName(fabric)}: ${gsmLine(band)}, knits ${computed.toFixed(1)}`];
    });
    expect(off).toEqual([]);
  });

  test('finds every recorded fibre share within two points of the yarn consumed', () => {
    const off = fabrics.flatMap((fabric) => {
      const consumed = sharesConsumed(fabric, weighed.get(fabric) ?? []);
      return fabric.fibres
        .filter(({ fibre, percent }) => Math.abs((consumed.get(fibre) ?? 0) - percent) > 2)
        .map(
          ({ fibre, percent }) =>
            `${fabricName(fabric)}: ${fibre} ${percent}, knits ${consumed.get(fibre)?.toFixed(1)}`,
        );
    });
    expect(off).toEqual([]);
  });

  test('knits no fabric tighter or looser than its needles allow', () => {
    const off = fabrics.flatMap((fabric) => {
      const relaxed = fabric.machine.walesPerCm / (fabric.machine.gauge / 2.54);
      return relaxed >= 1.05 && relaxed <= 1.6
        ? []
        : [`${fabricName(fabric)}: ${relaxed.toFixed(2)} wales for each needle`];
    });
    expect(off).toEqual([]);
  });
});

function chainsOf(fabric: Fabric): readonly string[] {
  return fabric.construction.bars.map((bar) => bar.lapping);
}

/** A fabric made to any weight must still be one that the book could hold. */
function weightBand({ gsm }: Fabric): { readonly from: number; readonly to: number } {
  if (gsm.kind === 'single') return { from: gsm.gsm, to: gsm.gsm };
  return gsm.kind === 'range' ? gsm : { from: 70, to: 200 };
}

function gsmLine({ from, to }: { readonly from: number; readonly to: number }): string {
  return from === to ? `${from} gsm` : `${from}–${to} gsm`;
}

function sharesConsumed(
  fabric: Fabric,
  weights: readonly BarWeight[],
): ReadonlyMap<FibreShare['fibre'], number> {
  const grams = new Map<FibreShare['fibre'], number>();
  let total = 0;
  for (const bar of weights)
    for (const { fibre, percent } of fabric.yarns[bar.yarn]?.fibres ?? []) {
      const share = (bar.gsm * percent) / 100;
      grams.set(fibre, (grams.get(fibre) ?? 0) + share);
      total += share;
    }
  return new Map([...grams].map(([fibre, weight]) => [fibre, (weight / total) * 100]));
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
