import { describe, expect, test } from 'vitest';
import { fabricName } from '../../domain/fabric/fabric.ts';
import { gaugeFault, validateConstruction } from '../../loom/index.ts';
import { fabrics } from './fabrics.ts';
import { weighFabrics } from './recorded-weights.fixture.ts';

describe('the loom', () => {
  test('can knit every construction', () => {
    const faults = fabrics.flatMap((fabric) =>
      [
        ...validateConstruction(fabric.construction, fabric.yarns),
        ...[gaugeFault(fabric) ?? []].flat(),
      ].map((fault) => `${fabricName(fabric)}: ${fault.message}`),
    );
    expect(faults).toEqual([]);
  });

  test('finds every recorded weight and fibre share of cloth without a motif', () => {
    // Lace and jacquard take a second each and have a test of their own: weights.slow.test.ts.
    const plain = fabrics.filter(({ construction }) => !construction.motif);
    expect(plain.length).toBeGreaterThan(70);
    expect(weighFabrics(plain)).toEqual({ wrongWeights: [], wrongShares: [] });
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
