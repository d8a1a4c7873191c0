import { rasterFibres } from '../raster/raster-fibres.ts';
import { EMPTY } from '../types.ts';
import type { Cloth, FibreBuffer, Plate, PlateOptions } from '../types.ts';

/** Texels of the plate for each of its heights. */
const coarse = 4;

/** What a shader needs to light the cloth fibre by fibre: ten bytes a texel and a coarse height field. */
export function makePlate(cloth: Cloth, options: PlateOptions): Plate {
  const buffer = rasterFibres(cloth, options);
  const { low, high } = depthRange(buffer);
  const ground = low - options.belowMm;
  return {
    width: buffer.width,
    height: buffer.height,
    widthMm: cloth.width,
    heightMm: cloth.height,
    pxPerMm: options.pxPerMm,
    ...packTexels(buffer, ground, high - ground || 1),
    ...coarseHeights(buffer, ground),
    threads: shareThreads(cloth, buffer),
  };
}

function depthRange({ z }: FibreBuffer): { readonly low: number; readonly high: number } {
  let low = Infinity;
  let high = -Infinity;
  for (let i = 0; i < z.length; i++) {
    const mm = z[i]!;
    if (mm === EMPTY) continue;
    if (mm < low) low = mm;
    if (mm > high) high = mm;
  }
  return { low, high };
}

function packTexels(buffer: FibreBuffer, ground: number, range: number) {
  const { z, normal, tangent, tone, rim, thread, fuzz, fuzzThread } = buffer;
  const fibre = new Uint8Array(z.length * 4);
  const yarn = new Uint8Array(z.length * 4);
  const hair = new Uint8Array(z.length * 2);
  let packed = NaN;
  let line = 0;
  for (let i = 0, o = 0, q = 0; i < z.length; i++, o += 4, q += 3) {
    hair[i * 2] = fuzz[i]!;
    hair[i * 2 + 1] = fuzzThread?.[i] ?? 0;
    yarn[o + 3] = thread[i]!;
    if (z[i] === EMPTY) continue;
    fibre[o] = normal[q]! + 128;
    fibre[o + 1] = normal[q + 1]! + 128;
    // Neighbours mostly lie on the same piece of fibre, and an arc tangent costs as much as the rest.
    const tangents = (tangent[q]! << 16) | ((tangent[q + 1]! & 255) << 8) | (tangent[q + 2]! & 255);
    if (tangents !== packed) {
      packed = tangents;
      line = packLine(tangent[q]!, tangent[q + 1]!, tangent[q + 2]!);
    }
    fibre[o + 2] = line & 255;
    fibre[o + 3] = line >> 8;
    yarn[o] = Math.round(((z[i]! - ground) / range) * 255);
    yarn[o + 1] = tone[i]!;
    yarn[o + 2] = rim[i]!;
  }
  return { fibre, yarn, hair };
}

/** Direction and rise, a byte each: a fibre is a line, so of its two directions the one that points up the tile is kept. */
function packLine(x: number, y: number, z: number): number {
  const sign = y < 0 || (y === 0 && x < 0) ? -1 : 1;
  const tx = x * sign;
  const ty = y * sign;
  // π is 0 again: the same line.
  const turn = Math.round((Math.atan2(ty, tx) / Math.PI) * 256) & 255;
  const flat = Math.sqrt(tx * tx + ty * ty);
  const rise = Math.round((Math.atan2(z * sign, flat) / Math.PI + 0.5) * 255);
  // At π the byte says 0, so its rise is the other way round.
  return turn | ((turn === 0 && tx < 0 ? 255 - rise : rise) << 8);
}

/** In coarse texels, so that a step sideways and a step up are alike. */
function coarseHeights(
  { z, width: fineWidth, height: fineHeight, pxPerMmX }: FibreBuffer,
  ground: number,
) {
  const coarseWidth = Math.floor(fineWidth / coarse);
  const coarseHeight = Math.floor(fineHeight / coarse);
  const heights = new Float32Array(coarseWidth * coarseHeight);
  const scale = pxPerMmX / coarse / (coarse * coarse);
  let top = -Infinity;
  for (let y = 0; y < coarseHeight; y++) {
    for (let x = 0; x < coarseWidth; x++) {
      let sum = 0;
      for (let b = 0; b < coarse; b++) {
        const row = (y * coarse + b) * fineWidth + x * coarse;
        for (let a = 0; a < coarse; a++) sum += z[row + a] === EMPTY ? ground : z[row + a]!;
      }
      const height = sum * scale;
      heights[y * coarseWidth + x] = height;
      if (height > top) top = height;
    }
  }
  return { coarseWidth, coarseHeight, heights, top };
}

function shareThreads({ threads }: Cloth, { thread }: FibreBuffer): Plate['threads'] {
  const seen = new Float64Array(256);
  for (let i = 0; i < thread.length; i++) seen[thread[i]!]!++;
  const covered = thread.length - seen[255]! || 1;
  return threads.map(({ spun, gloss, colour }, index) => ({
    spun,
    gloss,
    ...(colour ? { colour } : {}),
    share: seen[index]! / covered,
  }));
}
