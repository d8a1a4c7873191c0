import { rasterView } from '../raster/raster-fibres.ts';
import { makeView } from '../raster/view.ts';
import type { ZBuffer } from '../raster/z-buffer.ts';
import { EMPTY, mapChannelCount, mapChannels } from '../types.ts';
import type { Cloth, ClothMaps, MapLevel, MapOptions, Thread } from '../types.ts';
import { blurTile } from './blur-tile.ts';
import { buildLevels } from './build-levels.ts';
import { readMaps } from './read-maps.ts';
import { linearFromHex } from './srgb.ts';

/** Tileable maps of the cloth at true scale, with a pyramid for far views. */
export function makeMaps(cloth: Cloth, options: MapOptions): ClothMaps {
  const view = makeView(cloth, options.pxPerMm, options.side);
  const fineness = options.fineness ?? (options.pxPerMm < 24 ? 3 : 2);
  const fine = rasterView(cloth, { ...view, ...scaled(view, fineness) }, 1, options.progress);
  const relief = measureRelief(fine, cloth.threads);
  const whole = surface(fine, cloth.threads, relief);
  const first = fineness === 1 ? whole : averageDown(whole, fineness);
  const pxPerMm = view.scaleX * fineness;
  return {
    ...readMaps(first),
    side: options.side,
    widthMm: cloth.width,
    heightMm: cloth.height,
    heightRangeMm: (relief.top - relief.floor) / pxPerMm,
    levels: options.levels === false ? [] : buildLevels(first),
  };
}

function scaled(view: ReturnType<typeof makeView>, factor: number) {
  return {
    width: view.width * factor,
    height: view.height * factor,
    scaleX: view.scaleX * factor,
    scaleY: view.scaleY * factor,
  };
}

/** Heights in pixels, with the openings filled to the floor, and blurred three ways. */
interface Relief {
  readonly filled: Float32Array;
  readonly smooth: Float32Array;
  readonly near: Float32Array;
  readonly wide: Float32Array;
  readonly floor: number;
  readonly top: number;
  /** Mean yarn diameter in pixels. */
  readonly yarn: number;
}

function measureRelief(
  buffer: ZBuffer & { readonly scale: number },
  threads: readonly Thread[],
): Relief {
  const { width, height, z } = buffer;
  let floor = Infinity;
  let top = -Infinity;
  let yarn = 0;
  let covered = 0;
  for (let i = 0; i < z.length; i++) {
    const depth = z[i]!;
    if (depth === EMPTY) continue;
    if (depth < floor) floor = depth;
    if (depth > top) top = depth;
    yarn += threads[buffer.thread[i]!]!.diameter;
    covered++;
  }
  const diameter = Math.max(1, (yarn / Math.max(1, covered)) * buffer.scale);
  const filled = z.map((depth) => (depth === EMPTY ? floor : depth));
  const blur = (source: Float32Array, share: number) =>
    blurTile(source, width, height, Math.max(1, Math.round(diameter * share)));
  return {
    filled,
    smooth: blur(blur(filled, 0.1), 0.1),
    near: blur(filled, 0.5),
    wide: blur(blur(filled, 1.2), 1.2),
    floor,
    top,
    yarn: diameter,
  };
}

function surface(buffer: ZBuffer, threads: readonly Thread[], relief: Relief): MapLevel {
  const { width, height } = buffer;
  const data = new Float32Array(width * height * mapChannelCount);
  const own = threads.map((thread) => (thread.colour ? linearFromHex(thread.colour) : null));
  const { smooth, filled, near, wide } = relief;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const above = ((y + height - 1) % height) * width;
    const below = ((y + 1) % height) * width;
    for (let x = 0; x < width; x++) {
      const i = row + x;
      if (buffer.z[i] === EMPTY) continue;
      const slopeX =
        (smooth[row + ((x + 1) % width)]! - smooth[row + ((x + width - 1) % width)]!) / 2;
      const slopeY = (smooth[above + x]! - smooth[below + x]!) / 2;
      const upright = 1 / Math.hypot(slopeX, slopeY, 1);
      const sunk = Math.max(0, near[i]! - filled[i]!) / relief.yarn;
      const buried = Math.max(0, wide[i]! - filled[i]!) / relief.yarn;
      const light =
        (1 / (1 + 1.3 * sunk + 1.5 * buried)) * (1 + (buffer.tone[i]! / 128 - 1) * 0.16);
      const thread = buffer.thread[i]!;
      const colour = own[thread];
      const at = i * mapChannelCount;
      data[at + mapChannels.normalX] = -slopeX * upright;
      data[at + mapChannels.normalY] = -slopeY * upright;
      data[at + mapChannels.opacity] = 1;
      data[at + mapChannels.roughness] = 0.94 - 0.56 * threads[thread]!.gloss;
      data[at + mapChannels.height] =
        (filled[i]! - relief.floor) / Math.max(1e-6, relief.top - relief.floor);
      if (colour) {
        data[at + mapChannels.ownR] = colour[0] * light;
        data[at + mapChannels.ownG] = colour[1] * light;
        data[at + mapChannels.ownB] = colour[2] * light;
      } else data[at + mapChannels.dye] = light;
    }
  }
  return { width, height, data };
}

function averageDown(level: MapLevel, factor: number): MapLevel {
  const width = level.width / factor;
  const height = level.height / factor;
  const data = new Float32Array(width * height * mapChannelCount);
  const share = 1 / (factor * factor);
  for (let y = 0; y < level.height; y++)
    for (let x = 0; x < level.width; x++) {
      const from = (y * level.width + x) * mapChannelCount;
      const to = (Math.floor(y / factor) * width + Math.floor(x / factor)) * mapChannelCount;
      for (let q = 0; q < mapChannelCount; q++) data[to + q]! += level.data[from + q]! * share;
    }
  return { width, height, data };
}
