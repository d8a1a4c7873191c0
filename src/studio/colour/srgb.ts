/** Linear light, 0 … 1 for each of red, green and blue. */
export type Rgb = readonly [number, number, number];

export function linearFromHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [decode(value >> 16), decode((value >> 8) & 255), decode(value & 255)];
}

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

export function decodeSrgb(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

const decode = (byte: number) => decodeSrgb(byte / 255);
