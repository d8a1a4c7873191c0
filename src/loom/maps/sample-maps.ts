import { mapChannelCount } from '../types.ts';
import type { ClothMaps, MapLevel } from '../types.ts';

/**
 * Reads all channels at a place on the cloth (mm, x right, y up), between two levels of the pyramid.
 * Level 0 is sharpest; the tile repeats for ever. Writes `mapChannelCount` numbers into `out`.
 */
export function sampleMaps(
  maps: ClothMaps,
  x: number,
  y: number,
  level: number,
  out: Float32Array,
): void {
  out.fill(0);
  const last = maps.levels.length - 1;
  const clamped = level <= 0 ? 0 : level >= last ? last : level;
  const lower = Math.floor(clamped);
  const blend = clamped - lower;
  const u = x / maps.widthMm;
  const v = 1 - y / maps.heightMm;
  if (blend < 0.998) addLevel(maps.levels[lower]!, u, v, 1 - blend, out);
  if (blend > 0.002) addLevel(maps.levels[lower + 1]!, u, v, blend, out);
}

function addLevel(level: MapLevel, u: number, v: number, weight: number, out: Float32Array): void {
  const { width, height, data } = level;
  const x = (u - Math.floor(u)) * width - 0.5;
  const y = (v - Math.floor(v)) * height - 0.5;
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const fx = x - x0;
  const fy = y - y0;
  const left = x0 < 0 ? x0 + width : x0;
  const right = x0 + 1 >= width ? 0 : x0 + 1;
  const top = (y0 < 0 ? y0 + height : y0) * width;
  const bottom = (y0 + 1 >= height ? 0 : y0 + 1) * width;
  const a = (top + left) * mapChannelCount;
  const b = (top + right) * mapChannelCount;
  const c = (bottom + left) * mapChannelCount;
  const d = (bottom + right) * mapChannelCount;
  const wa = (1 - fx) * (1 - fy) * weight;
  const wb = fx * (1 - fy) * weight;
  const wc = (1 - fx) * fy * weight;
  const wd = fx * fy * weight;
  for (let q = 0; q < mapChannelCount; q++)
    out[q]! += data[a + q]! * wa + data[b + q]! * wb + data[c + q]! * wc + data[d + q]! * wd;
}
