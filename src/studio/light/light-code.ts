import { lightChannels } from './bake.ts';

/** Light of one layer in small whole numbers: what each value differs from what its neighbours foretell. */
export interface LightCode {
  /** Least and greatest value of each channel, as roots. */
  readonly ranges: readonly (readonly [least: number, most: number])[];
  /** Channel by channel: all low bytes, then all high bytes, which are nearly all zero. */
  readonly bytes: Uint8Array;
}

/** 8 bits show in deep folds and 12 cost twice the bytes for nothing that a print can show. */
const bits = 10;
const top = (1 << bits) - 1;

/**
 * Each channel between its own ends, in the root of light, since eyes and prints tell dark tones
 * apart better than bright ones.
 */
export function packLight(light: Float32Array, width: number, height: number): LightCode {
  const places = width * height;
  const bytes = new Uint8Array(places * lightChannels * 2);
  const levels = new Int32Array(places);
  const ranges = Array.from({ length: lightChannels }, (_, channel) => {
    const [least, most] = rangeOf(light, channel);
    const scale = most > least ? top / (most - least) : 0;
    for (let i = 0; i < places; i++)
      levels[i] = Math.round((rootOf(light[i * lightChannels + channel]!) - least) * scale);
    writeDifferences(levels, width, height, bytes, channel * places);
    return [least, most] as const;
  });
  return { ranges, bytes };
}

/** Fills `light` with what was packed, each value within half a level of what it was. */
export function unpackLight(
  { ranges, bytes }: LightCode,
  width: number,
  height: number,
  light: Float32Array,
): void {
  const places = width * height;
  const levels = new Int32Array(places);
  for (const [channel, [least, most]] of ranges.entries()) {
    readDifferences(bytes, channel * places, width, height, levels);
    const step = (most - least) / top;
    for (let i = 0; i < places; i++)
      light[i * lightChannels + channel] = squareOf(least + levels[i]! * step);
  }
}

function rangeOf(light: Float32Array, channel: number): readonly [number, number] {
  let least = Infinity;
  let most = -Infinity;
  for (let i = channel; i < light.length; i += lightChannels) {
    const root = rootOf(light[i]!);
    if (root < least) least = root;
    if (root > most) most = root;
  }
  return [least, most];
}

/** Key and dome have directions: their light may be negative. */
const rootOf = (value: number) => Math.sign(value) * Math.sqrt(Math.abs(value));
const squareOf = (root: number) => Math.sign(root) * root * root;

function writeDifferences(
  levels: Int32Array,
  width: number,
  height: number,
  bytes: Uint8Array,
  at: number,
): void {
  const high = at + bytes.length / 2;
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const difference = levels[i]! - foretell(levels, width, x, y, i);
      // Small numbers of either sign become small numbers without one.
      const code = difference < 0 ? -difference * 2 - 1 : difference * 2;
      bytes[at + i] = code & 255;
      bytes[high + i] = code >> 8;
    }
}

function readDifferences(
  bytes: Uint8Array,
  at: number,
  width: number,
  height: number,
  levels: Int32Array,
): void {
  const high = at + bytes.length / 2;
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const code = bytes[at + i]! | (bytes[high + i]! << 8);
      const difference = code & 1 ? -(code + 1) / 2 : code / 2;
      levels[i] = foretell(levels, width, x, y, i) + difference;
    }
}

/** The predictor of lossless JPEG (LOCO-I): an edge above or on the left, otherwise a plane. */
function foretell(levels: Int32Array, width: number, x: number, y: number, i: number): number {
  if (y === 0) return x === 0 ? 0 : levels[i - 1]!;
  const above = levels[i - width]!;
  if (x === 0) return above;
  const left = levels[i - 1]!;
  const corner = levels[i - width - 1]!;
  if (corner >= Math.max(left, above)) return Math.min(left, above);
  if (corner <= Math.min(left, above)) return Math.max(left, above);
  return left + above - corner;
}
