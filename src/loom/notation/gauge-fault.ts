import { yarnDiameter } from '../yarn/yarn-diameter.ts';
import type { ConstructionFault, Knittable } from '../types.ts';
import { requireBars } from './read-bars.ts';

/**
 * Share of a wale that the yarns of the knitting bars may take up side by side. A needle's hook and the
 * loop already on it need the rest; the closest cloth of the book takes up .59.
 */
const fullestWale = 0.6;

/** Yarn too thick for the gauge: it breaks on the machine, however well the chain reads. */
export function gaugeFault(fabric: Knittable): ConstructionFault | undefined {
  const share = (yarnWidth(fabric) * fabric.machine.walesPerCm) / 10;
  if (share <= fullestWale) return undefined;
  return {
    kind: 'gauge',
    message: `The yarns fill ${Math.round(share * 100)} % of a wale (at most ${fullestWale * 100}): take finer yarn, thread fewer guides or knit on a coarser gauge.`,
  };
}

/** Millimetres that a wale's yarns take up side by side; bars that only lay in pass between the needles. */
function yarnWidth(fabric: Knittable): number {
  return requireBars(fabric)
    .filter((bar) => !bar.laysIn)
    .reduce((sum, { threading }) => {
      const widths = threading.map((key) => (key === null ? 0 : yarnDiameter(fabric.yarns[key]!)));
      return sum + widths.reduce((total, width) => total + width, 0) / threading.length;
    }, 0);
}
