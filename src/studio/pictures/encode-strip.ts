import {
  type EncodedPicture,
  type EncodeOptions,
  encodeWidths,
} from '../../imaging/encode-widths.ts';
import type { Pixels } from '../../imaging/pixels.ts';
import type { Recipe } from './job.ts';

/** How the files of a picture are made. */
export function encoderOf(recipe: Recipe): typeof encodeWidths {
  return recipe.kind === 'strip' && recipe.open ? encodeStrip : encodeWidths;
}

/**
 * Files of a net's strip by width. Small ones are averaged by area: a sharper filter swings below zero
 * beside each opening of a net, and a pixel without cover loses its colour, which shows as a speck
 * once it is encoded.
 */
export async function encodeStrip(
  strip: Pixels,
  { widths, quality }: EncodeOptions,
): Promise<EncodedPicture> {
  const made = await Promise.all(
    widths.map((width) => encodeWidths(shrunk(strip, width), { widths: [width], quality })),
  );
  const files = new Map(made.flatMap((each) => [...each.files]));
  return { facts: { ...made.at(-1)!.facts, widths }, files };
}

/** Averaged over squares, a pixel counting as much as it covers; a whole number of times smaller. */
export function shrunk({ width, height, bytes }: Pixels, target: number): Pixels {
  const times = Math.round(width / target);
  const small = { width: target, height: Math.floor(height / times) };
  const out = new Uint8Array(small.width * small.height * 4);
  for (let y = 0, o = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++, o += 4) {
      const sum = [0, 0, 0];
      let cover = 0;
      let weights = 0;
      for (let n = 0; n < times * times; n++) {
        const from = (y * times + Math.floor(n / times)) * width + x * times + (n % times);
        const alpha = bytes[from * 4 + 3]!;
        // A trace of weight where nothing is covered, so that colour is never lost.
        const weight = alpha + 0.01;
        for (let k = 0; k < 3; k++) sum[k]! += weight * bytes[from * 4 + k]!;
        cover += alpha;
        weights += weight;
      }
      for (let k = 0; k < 3; k++) out[o + k] = Math.round(sum[k]! / weights);
      out[o + 3] = Math.round(cover / (times * times));
    }
  return { ...small, channels: 4, bytes: out };
}
