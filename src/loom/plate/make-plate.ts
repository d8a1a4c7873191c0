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
    ...packTexels(buffer, ground, high - ground || 1),
    ...coarseHeights(buffer, ground),
    threads: shareThreads(cloth, buffer),
  };
}

function depthRange({ z }: FibreBuffer): { readonly low: number; readonly high: number } {
  let low = Infinity;
  let high = -Infinity;
  for (const mm of z) {
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
  for (let i = 0, o = 0, q = 0; i < z.length; i++, o += 4, q += 3) {
    hair[i * 2] = fuzz[i]!;
    hair[i * 2 + 1] = fuzzThread?.[i] ?? 0;
    yarn[o + 3] = thread[i]!;
    if (z[i] === EMPTY) continue;
    // A fibre is a line: of its two directions the one that points up the tile is kept.
    let tx = tangent[q]!;
    let ty = tangent[q + 1]!;
    let tz = tangent[q + 2]!;
    if (ty < 0 || (ty === 0 && tx < 0)) {
      tx = -tx;
      ty = -ty;
      tz = -tz;
    }
    const flat = Math.sqrt(tx * tx + ty * ty);
    fibre[o] = normal[q]! + 128;
    fibre[o + 1] = normal[q + 1]! + 128;
    // π is 0 again: the same line.
    fibre[o + 2] = Math.round((Math.atan2(ty, tx) / Math.PI) * 256) & 255;
    fibre[o + 3] = Math.round((Math.atan2(tz, flat) / Math.PI + 0.5) * 255);
    // At π the byte says 0, so its rise is the other way round.
    if (fibre[o + 2] === 0 && tx < 0) fibre[o + 3] = 255 - fibre[o + 3]!;
    yarn[o] = Math.round(((z[i]! - ground) / range) * 255);
    yarn[o + 1] = tone[i]!;
    yarn[o + 2] = rim[i]!;
  }
  return { fibre, yarn, hair };
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
  for (const index of thread) seen[index]!++;
  const covered = thread.length - seen[255]! || 1;
  return threads.map(({ spun, gloss, colour }, index) => ({
    spun,
    gloss,
    ...(colour ? { colour } : {}),
    share: seen[index]! / covered,
  }));
}
