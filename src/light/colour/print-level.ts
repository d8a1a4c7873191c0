import { encodeSrgb } from './encode-srgb.ts';

/** Where the tone curve leaves the straight line. */
export const toneKnee = 0.78;
const steps = 8192;
const range = 4;
const table = /* @__PURE__ */ Float32Array.from(
  { length: steps + 1 },
  (_, i) => 255 * encodeSrgb(toneCurve((i / steps) ** 2 * range)),
);

/** Tone curve and sRGB in one look-up, 0 … 255 with fractions, so that grain can still be added. */
export function printLevel(linear: number): number {
  if (!(linear > 0)) return 0;
  const at = Math.sqrt(Math.min(1, linear / range)) * steps;
  const i = Math.min(steps - 1, at | 0);
  const low = table[i]!;
  return low + (table[i + 1]! - low) * (at - i);
}

/**
 * Leaves shades alone and rolls off only what a camera would clip.
 * Filmic curves that touch the mid-tones desaturate a dye until the buyer sees another one.
 */
function toneCurve(linear: number): number {
  if (linear <= toneKnee) return linear;
  const room = 1 - toneKnee;
  return toneKnee + room * (1 - Math.exp(-(linear - toneKnee) / room));
}
