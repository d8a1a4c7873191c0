import { beforeAll, describe, expect, test } from 'vitest';
import { type Fabric, fabricName, type FibreShare } from '../../domain/fabric/fabric.ts';
import { type BarWeight, explainGsm, validateConstruction } from '../../loom/index.ts';
import { fabrics } from './fabrics.ts';

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
