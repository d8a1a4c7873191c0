import { fabrics } from '../src/content/fabrics/fabrics.ts';
import { shadeError } from '../src/studio/dye/flat-swatch.ts';
import { quantile, report, words } from './report/report.ts';

/**
 * Every shade of every fabric's card, as a flat swatch of it is printed, against the shade itself.
 * Numbers take part of the fabrics: `npm run bench shades 16A 24A`.
 */
const limit = 4;
const chosen = fabrics.filter(({ number }) => words.length === 0 || words.includes(number));
const worst: Record<string, { readonly lead: number; readonly most: number; readonly in: string }> =
  {};
const all: number[] = [];
for (const fabric of chosen) {
  const errors = fabric.shades.map(({ name, hex }) => ({ name, error: shadeError(fabric, hex) }));
  const most = errors.reduce((one, other) => (other.error > one.error ? other : one));
  const lead = errors[fabric.leadShade]!.error;
  worst[fabric.number] = { lead, most: most.error, in: most.name };
  all.push(...errors.map(({ error }) => error));
  console.log(
    `${fabric.number.padEnd(5)} lead ${lead.toFixed(2)}  most ${most.error.toFixed(2)} in ${most.name}`,
  );
}
const above = Object.entries(worst).filter(([, { most }]) => most > limit);
report(
  [
    {
      promise: `a flat swatch beside the shade asked for, ${chosen.length} fabrics, ${all.length} shades`,
      limit: `ΔE2000 at most ${limit}, each`,
      figure: `worst ${Math.max(...all).toFixed(2)}, p95 ${quantile(all, 0.95).toFixed(2)}, median ${quantile(all, 0.5).toFixed(2)}`,
      ok: above.length === 0,
      ifShort: `Above it: ${above.map(([number, { most, in: shade }]) => `${number} in ${shade} ${most.toFixed(2)}`).join(', ')}.`,
    },
  ],
  worst,
);
