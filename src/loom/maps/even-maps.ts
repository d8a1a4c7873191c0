import { type ClothMaps, mapChannelCount, mapChannels, type MapLevel } from '../types.ts';

/** Texels across the level that stands for the tile's slow changes. */
const coarse = 4;

/**
 * Takes slow changes of light out of a tile, such as one wale that lies a little wider than its neighbours.
 * Repeated every few millimetres over a metre of cloth they show as stripes.
 */
export function evenMaps(maps: ClothMaps): ClothMaps {
  const slow = maps.levels.find(({ width, height }) => Math.min(width, height) <= coarse * 2);
  if (!slow || isPatterned(slow)) return maps;
  const mean = meanDye(slow);
  return { ...maps, levels: maps.levels.map((level) => evened(level, slow, mean)) };
}

/** Coloured ends are meant to be seen. */
function isPatterned({ data }: MapLevel): boolean {
  for (let i = 0; i < data.length; i += mapChannelCount) {
    if (
      data[i + mapChannels.ownR]! + data[i + mapChannels.ownG]! + data[i + mapChannels.ownB]! >
      0.01
    )
      return true;
  }
  return false;
}

function meanDye({ data }: MapLevel): number {
  let sum = 0;
  for (let i = mapChannels.dye; i < data.length; i += mapChannelCount) sum += data[i]!;
  return sum / (data.length / mapChannelCount);
}

function evened(level: MapLevel, slow: MapLevel, mean: number): MapLevel {
  const data = level.data.slice();
  for (let y = 0; y < level.height; y++) {
    for (let x = 0; x < level.width; x++) {
      const u = (x + 0.5) / level.width;
      const v = (y + 0.5) / level.height;
      const o = (y * level.width + x) * mapChannelCount;
      data[o + mapChannels.dye]! *= mean / (slowly(slow, mapChannels.dye, u, v) || mean);
      data[o + mapChannels.normalX]! -= slowly(slow, mapChannels.normalX, u, v);
      data[o + mapChannels.normalY]! -= slowly(slow, mapChannels.normalY, u, v);
    }
  }
  return { ...level, data };
}

function slowly({ width, height, data }: MapLevel, channel: number, u: number, v: number): number {
  const fx = u * width - 0.5;
  const fy = v * height - 0.5;
  const x0 = Math.floor(fx);
  const y0 = Math.floor(fy);
  const ax = fx - x0;
  const ay = fy - y0;
  const at = (x: number, y: number) =>
    data[(((y + height) % height) * width + ((x + width) % width)) * mapChannelCount + channel]!;
  return (
    (at(x0, y0) * (1 - ax) + at(x0 + 1, y0) * ax) * (1 - ay) +
    (at(x0, y0 + 1) * (1 - ax) + at(x0 + 1, y0 + 1) * ax) * ay
  );
}
