import type { Rgb } from './colour/encode-srgb.ts';
import { luminanceShares } from './light-numbers.ts';

/** The gain of an exposure stays between these. */
export const gainLimits = { least: 0.5, most: 1.9 } as const;

export const luminance = (r: number, g: number, b: number) =>
  luminanceShares[0] * r + luminanceShares[1] * g + luminanceShares[2] * b;

/**
 * Light that yarns of this colour should return on average. The rest of the shade is reached where
 * light falls full on them; white needs more room above its mean, or its lit sides are paper without a fibre.
 */
export function wantedLight([r, g, b]: Rgb): number {
  const shade = luminance(r, g, b);
  return shade * (0.86 - 0.36 * Math.max(0, shade - 0.5));
}

/** Shades darker than this are black to a camera that is set for the rest of the book. */
const darkBelow = 0.035;
/** What the darkest of them is given beyond its own light. */
const mostOpened = 0.024;

/** More light for shades near black, as a photographer opens the exposure: or no one could read the stitches. */
export function openedLight([r, g, b]: Rgb): number {
  return mostOpened * Math.max(0, 1 - luminance(r, g, b) / darkBelow);
}

/** Brings the light that was metered to the light that is wanted. */
export function exposureGain(wanted: number, metered: number): number {
  if (!(metered > 0)) return 1;
  return Math.min(gainLimits.most, Math.max(gainLimits.least, wanted / metered));
}
