import { type ClothMaps, mapChannelCount, mapChannels, type PackedMaps } from '../types.ts';
import { meansOf } from './map-means.ts';
import { sampleMaps } from './sample-maps.ts';

/** Single fibres return a little more than the yarn as a whole. */
const mostDye = 1.25;

/**
 * The sharpest maps as a square of `size` texels, a power of two: halving a tile of any other size drops rows and
 * columns, and the mean is then no longer the mean.
 */
export function packMaps(maps: ClothMaps, size: number): PackedMaps {
  const { widthMm, heightMm } = maps;
  const means = meansOf(maps.levels[0]!);
  const relief = new Uint8Array(size * size * 4);
  const own = means.own > 0 ? new Uint8Array(size * size * 4) : undefined;
  const at = new Float32Array(mapChannelCount);
  for (let y = 0, k = 0; y < size; y++)
    for (let x = 0; x < size; x++, k += 4) {
      sampleMaps(maps, ((x + 0.5) / size) * widthMm, (1 - (y + 0.5) / size) * heightMm, 0, at);
      relief[k] = byte(at[mapChannels.normalX]! * 127 + 128);
      relief[k + 1] = byte(at[mapChannels.normalY]! * 127 + 128);
      relief[k + 2] = byte(at[mapChannels.opacity]! * 255);
      relief[k + 3] = byte((at[mapChannels.dye]! / mostDye) * 255);
      if (!own) continue;
      own[k] = byte(at[mapChannels.ownR]! * 255);
      own[k + 1] = byte(at[mapChannels.ownG]! * 255);
      own[k + 2] = byte(at[mapChannels.ownB]! * 255);
      own[k + 3] = 255;
    }
  return { size, widthMm, heightMm, relief, mostDye, ...(own ? { own } : {}), means };
}

const byte = (value: number) => Math.max(0, Math.min(255, Math.round(value)));
