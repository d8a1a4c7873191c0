import { decodeSrgb, hexFromLinear } from '../loom/maps/srgb.ts';
import type { Pixels } from './pixels.ts';

/** Mean in linear light of what is not transparent, as `#rrggbb`. */
export function meanColour({ bytes, channels }: Pixels): string {
  const sum = [0, 0, 0];
  let weight = 0;
  // Every seventh pixel is enough, and meets each column of any common width.
  for (let i = 0; i < bytes.length; i += channels * 7) {
    const alpha = channels === 4 ? bytes[i + 3]! / 255 : 1;
    for (let k = 0; k < 3; k++) sum[k]! += linear[bytes[i + k]!]! * alpha;
    weight += alpha;
  }
  const mean = (k: number) => sum[k]! / (weight || 1);
  return hexFromLinear([mean(0), mean(1), mean(2)]);
}

const linear = Float32Array.from({ length: 256 }, (_, byte) => decodeSrgb(byte / 255));
