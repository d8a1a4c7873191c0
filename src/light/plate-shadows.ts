import type { Lamp } from './lamp-ring.ts';
import { shadowMarch } from './light-numbers.ts';

/** The height field of a tile, in texels of its own size. */
export interface ShadowedPlate {
  readonly heights: Float32Array;
  readonly coarseWidth: number;
  readonly coarseHeight: number;
  readonly top: number;
}

const { marches, lift, from, stride, growth, softness, spread, closed } = shadowMarch;

/** How much of each lamp reaches a texel; the tile repeats, so shadows wrap. */
export function castShadows(
  plate: ShadowedPlate,
  lamps: readonly Lamp[],
): (x: number, y: number, open: Float32Array) => void {
  const { coarseWidth: width, coarseHeight: height } = plate;
  const count = lamps.length;
  const reached = new Float32Array(width * height * count);
  lamps.forEach((lamp, at) => march(plate, lamp, reached, at, count));
  const { step } = shadowMarch;
  return (x, y, open) => {
    const fx = (x + 0.5) / step - 0.5;
    const fy = (y + 0.5) / step - 0.5;
    const x0 = Math.floor(fx);
    const y0 = Math.floor(fy);
    const ax = fx - x0;
    const ay = fy - y0;
    const left = wrap(x0, width);
    const right = wrap(x0 + 1, width);
    const up = wrap(y0, height) * width;
    const down = wrap(y0 + 1, height) * width;
    const a = (up + left) * count;
    const b = (up + right) * count;
    const c = (down + left) * count;
    const d = (down + right) * count;
    const wa = (1 - ax) * (1 - ay);
    const wb = ax * (1 - ay);
    const wc = (1 - ax) * ay;
    const wd = ax * ay;
    for (let l = 0; l < count; l++)
      open[l] =
        reached[a + l]! * wa + reached[b + l]! * wb + reached[c + l]! * wc + reached[d + l]! * wd;
  };
}

function march(
  { heights, coarseWidth: width, coarseHeight: height, top }: ShadowedPlate,
  { toward: [lx, ly, lz] }: Lamp,
  reached: Float32Array,
  at: number,
  count: number,
): void {
  const flat = Math.sqrt(lx * lx + ly * ly) || 1e-6;
  const dx = lx / flat;
  const dy = -ly / flat;
  const slope = lz / flat;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const start = heights[y * width + x]! + lift;
      let open = 1;
      let t: number = from;
      let step: number = stride;
      for (let turn = 0; turn < marches; turn++) {
        const z = start + t * slope;
        if (z > top) break;
        const px = wrap(Math.round(x + dx * t), width);
        const py = wrap(Math.round(y + dy * t), height);
        const above = heights[py * width + px]! - z;
        if (above > 0) open = Math.min(open, 1 - above / (softness + t * spread));
        if (open <= closed) {
          open = 0;
          break;
        }
        t += step;
        step *= growth;
      }
      reached[(y * width + x) * count + at] = open;
    }
}

function wrap(value: number, size: number): number {
  const rest = value % size;
  return rest < 0 ? rest + size : rest;
}
