import type { Lamp } from '../../light/lamp-ring.ts';
import { shadowMarch } from '../../light/light-numbers.ts';
import { EMPTY, type FibreBuffer } from '../../loom/index.ts';

/** How much of each lamp reaches each place, 0 … 255, on a grid `step` times coarser than the buffer. */
export interface ShadowFields {
  readonly width: number;
  readonly height: number;
  readonly step: number;
  /** Lamps interleaved. */
  readonly reached: Uint8Array;
}

const { marches, lift, from, growth, softness, spread, closed } = shadowMarch;

/** Marches the height field toward every lamp; the tile repeats, so shadows wrap. */
export function shadowFields(
  buffer: FibreBuffer,
  lamps: readonly Lamp[],
  groundMm: number,
  step: number,
): ShadowFields {
  const width = Math.floor(buffer.width / step);
  const height = Math.floor(buffer.height / step);
  const heights = coarseHeights(buffer, width, height, step, groundMm);
  let top = -Infinity;
  for (const z of heights) if (z > top) top = z;
  const reached = new Uint8Array(width * height * lamps.length);
  lamps.forEach(({ toward: [lx, ly, lz] }, lamp) => {
    const flat = Math.hypot(lx, ly) || 1e-6;
    const dx = lx / flat;
    const dy = -ly / flat;
    const slope = lz / flat;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const start = heights[y * width + x]! + lift;
        let open = 1;
        let t: number = from;
        let stride: number = shadowMarch.stride;
        for (let march = 0; march < marches; march++) {
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
          t += stride;
          stride *= growth;
        }
        reached[(y * width + x) * lamps.length + lamp] = open * 255;
      }
    }
  });
  return { width, height, step, reached };
}

/** In coarse pixels, so that a step sideways and a step up are alike. */
function coarseHeights(
  { z, width: fineWidth, pxPerMmX }: FibreBuffer,
  width: number,
  height: number,
  step: number,
  groundMm: number,
): Float32Array {
  const heights = new Float32Array(width * height);
  const scale = pxPerMmX / step / (step * step);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let b = 0; b < step; b++) {
        const row = (y * step + b) * fineWidth + x * step;
        for (let a = 0; a < step; a++) {
          const mm = z[row + a]!;
          sum += mm === EMPTY ? groundMm : mm;
        }
      }
      heights[y * width + x] = sum * scale;
    }
  }
  return heights;
}

function wrap(value: number, size: number): number {
  const rest = value % size;
  return rest < 0 ? rest + size : rest;
}
