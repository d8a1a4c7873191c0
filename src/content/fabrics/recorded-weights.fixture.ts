import { type Fabric, fabricName, type FibreShare } from '../../domain/fabric/fabric.ts';
import { type BarWeight, explainGsm } from '../../loom/index.ts';

/** What the loom finds wrong with the recorded figures of some fabrics; each is knitted once. */
export function weighFabrics(fabrics: readonly Fabric[]): {
  /** Weights further than the mill's own ±5 % from the record. */
  readonly wrongWeights: readonly string[];
  /** Fibre shares further than two points from the yarn consumed. */
  readonly wrongShares: readonly string[];
} {
  const weighed = fabrics.map((fabric) => [fabric, explainGsm(fabric)] as const);
  return {
    wrongWeights: weighed.flatMap(([fabric, bars]) => {
      const band = weightBand(fabric);
      const computed = bars.reduce((sum, bar) => sum + bar.gsm, 0);
      const within = computed >= band.from * 0.95 && computed <= band.to * 1.05;
      return within
        ? []
        : [`${fabricName(fabric)}: ${gsmLine(band)}, knits ${computed.toFixed(1)}`];
    }),
    wrongShares: weighed.flatMap(([fabric, bars]) => {
      const consumed = sharesConsumed(fabric, bars);
      return fabric.fibres
        .filter(({ fibre, percent }) => Math.abs((consumed.get(fibre) ?? 0) - percent) > 2)
        .map(
          ({ fibre, percent }) =>
            `${fabricName(fabric)}: ${fibre} ${percent}, knits ${consumed.get(fibre)?.toFixed(1)}`,
        );
    }),
  };
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
