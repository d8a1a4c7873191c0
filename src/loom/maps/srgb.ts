/** Linear light, 0 … 1 for each of red, green and blue. */
export type Rgb = readonly [number, number, number];

/** Linear light of an sRGB colour `#rrggbb`. */
export function linearFromHex(hex: string): Rgb {
  const channel = (at: number) => decodeSrgb(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

/** Linear light of one sRGB value, both 0 … 1. */
export function decodeSrgb(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
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

export function hexFromLinear(rgb: Rgb): string {
  const byte = (channel: number) => Math.round(encodeSrgb(channel) * 255);
  return `#${rgb.map((channel) => byte(channel).toString(16).padStart(2, '0')).join('')}`;
}
