import { encodeSrgb, type Rgb } from '../light/colour/encode-srgb.ts';
import type { RgbPicture } from './swatch-order.ts';
import { albedoAt, type SwatchSide } from './swatch-cloth.ts';

// A power for each texel would be a third of the time; a table of 4096 steps is exact to a byte.
const table = Uint8Array.from({ length: 4097 }, (_, i) => Math.round(encodeSrgb(i / 4096) * 255));
const byte = (linear: number) => table[linear <= 0 ? 0 : linear >= 1 ? 4096 : (linear * 4096) | 0]!;
const channels = [0, 1, 2] as const;

export interface DyedPicture extends RgbPicture {
  /** Mean as a reader without pictures shows it, sRGB, 0 … 1. */
  readonly mean: Rgb;
}

/** The cloth in one shade, sRGB; as a whole it returns the shade. */
export function dyedPicture(side: SwatchSide, shade: Rgb): DyedPicture {
  const { width, height } = side.maps;
  const bytes = new Uint8Array(width * height * 3);
  const sum = [0, 0, 0];
  for (let i = 0; i < width * height; i++)
    for (const k of channels) {
      const linear = Math.min(1, albedoAt(side, i, k, shade[k]));
      bytes[i * 3 + k] = byte(linear);
      sum[k]! += linear;
    }
  const [r, g, b] = sum.map((value) => encodeSrgb(value / (width * height)));
  return { width, height, bytes, mean: [r!, g!, b!] };
}

export interface UndyedPicture extends RgbPicture {
  /** Multiply a shade by it, and picture × factor returns the shade. */
  readonly strength: number;
}

/** The cloth without its dye, for programs that multiply by a shade. Its brightest texels are white. */
export function undyedPicture(side: SwatchSide): UndyedPicture {
  const { width, height } = side.maps;
  const values = new Float32Array(width * height);
  for (let i = 0; i < values.length; i++) values[i] = albedoAt(side, i, 0, 1);
  // A few single fibres are far brighter than all others: they may clip.
  const strength = values.toSorted()[Math.floor(values.length * 0.99)]! || 1;
  const bytes = new Uint8Array(width * height * 3);
  for (let i = 0; i < values.length; i++) bytes.fill(byte(values[i]! / strength), i * 3, i * 3 + 3);
  return { width, height, bytes, strength };
}

/** One value for each texel as red, green and blue: some readers take no grey pictures. */
export function asRgb(grey: Uint8Array, { width, height }: Pick<RgbPicture, 'width' | 'height'>) {
  const bytes = new Uint8Array(grey.length * 3);
  for (let i = 0; i < grey.length; i++) bytes.fill(grey[i]!, i * 3, i * 3 + 3);
  return { width, height, bytes };
}

/** 16-bit values, high byte first as PNG has them. */
export function bigEndian(values: Uint16Array, times: 1 | 3): Uint8Array {
  const bytes = new Uint8Array(values.length * 2 * times);
  for (let i = 0; i < values.length * times; i++) {
    const value = values[Math.floor(i / times)]!;
    bytes[i * 2] = value >> 8;
    bytes[i * 2 + 1] = value & 255;
  }
  return bytes;
}

/** At most so many pixels wide and high: the whole picture, each pixel the mean of those it covers. */
export function smaller({ width, height, bytes }: RgbPicture, most: number): RgbPicture {
  const share = Math.min(1, most / Math.max(width, height));
  const [w, h] = [Math.round(width * share), Math.round(height * share)];
  const out = new Uint8Array(w * h * 3);
  const from = (at: number, few: number, many: number) => Math.floor((at * many) / few);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++)
      for (const k of channels) {
        let [sum, count] = [0, 0];
        for (let v = from(y, h, height); v < from(y + 1, h, height); v++)
          for (let u = from(x, w, width); u < from(x + 1, w, width); u++, count++)
            sum += bytes[(v * width + u) * 3 + k]!;
        out[(y * w + x) * 3 + k] = Math.round(sum / count);
      }
  return { width: w, height: h, bytes: out };
}
