import type { Rgb } from '../../loom/maps/srgb.ts';

export { decodeSrgb, linearFromHex, type Rgb } from '../../loom/maps/srgb.ts';

export function hexFromLinear(rgb: Rgb): string {
  const byte = (channel: number) => Math.round(encodeSrgb(channel) * 255);
  return `#${rgb.map((channel) => byte(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** The curve of sRGB from linear light. */
export const srgbCurve = {
  straightBelow: 0.0031308,
  slope: 12.92,
  gain: 1.055,
  power: 1 / 2.4,
  offset: 0.055,
} as const;

/** sRGB value, 0 … 1, of a linear one; values outside are clipped. */
export function encodeSrgb(linear: number): number {
  if (linear <= 0) return 0;
  if (linear >= 1) return 1;
  const { straightBelow, slope, gain, power, offset } = srgbCurve;
  return linear <= straightBelow ? slope * linear : gain * linear ** power - offset;
}
