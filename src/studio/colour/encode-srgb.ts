import type { Rgb } from '../../loom/index.ts';

export { decodeSrgb, linearFromHex, type Rgb } from '../../loom/index.ts';

export function hexFromLinear(rgb: Rgb): string {
  const byte = (channel: number) => Math.round(encodeSrgb(channel) * 255);
  return `#${rgb.map((channel) => byte(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** sRGB value, 0 … 1, of a linear one; values outside are clipped. */
export function encodeSrgb(linear: number): number {
  if (linear <= 0) return 0;
  if (linear >= 1) return 1;
  return linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
}
