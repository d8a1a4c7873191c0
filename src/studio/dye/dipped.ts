import type { Rgb } from '../../light/colour/encode-srgb.ts';
import { smoothstep } from '../geometry/vector.ts';
import { valueNoise } from '../noise.ts';

/** Shade of a length that hangs in a second bath, by place on the cloth in mm; the bath climbs unevenly. */
export function dipped(from: Rgb, to: Rgb, x: number, y: number): Rgb {
  // Hanging cloth is measured downward from its upper edge, lying cloth upward.
  const depth = Math.abs(y) / 150;
  const edge = depth + 0.05 * valueNoise(x / 21, y / 60) + 0.02 * valueNoise(x / 3, y / 30);
  const share = smoothstep(0.3, 1.15, edge);
  const mix = (k: 0 | 1 | 2) => from[k] ** (1 - share) * to[k] ** share;
  return [mix(0), mix(1), mix(2)];
}
