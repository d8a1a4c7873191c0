import { mapChannelCount } from '../types.ts';
import type { MapLevel } from '../types.ts';

/** Halves the maps until they are a few pixels small; odd sizes are resampled so that every level still tiles. */
export function buildLevels(first: MapLevel): readonly MapLevel[] {
  const levels = [first];
  let level = first;
  while (level.width > 4 && level.height > 4) {
    level = halve(level);
    levels.push(level);
  }
  return levels;
}

function halve(level: MapLevel): MapLevel {
  const width = Math.max(1, Math.round(level.width / 2));
  const height = Math.max(1, Math.round(level.height / 2));
  const columns = footprints(level.width, width);
  const rows = footprints(level.height, height);
  const data = new Float32Array(width * height * mapChannelCount);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const to = (y * width + x) * mapChannelCount;
      for (const row of rows[y]!)
        for (const column of columns[x]!) {
          const from = (row.index * level.width + column.index) * mapChannelCount;
          const share = row.share * column.share;
          for (let q = 0; q < mapChannelCount; q++) data[to + q]! += level.data[from + q]! * share;
        }
    }
  return { width, height, data };
}

interface Part {
  readonly index: number;
  readonly share: number;
}

/** Which source pixels, and how much of each, lie under every target pixel. */
function footprints(from: number, to: number): readonly (readonly Part[])[] {
  const size = from / to;
  return Array.from({ length: to }, (_, target) => {
    const start = target * size;
    const end = start + size;
    const parts: Part[] = [];
    for (let index = Math.floor(start); index < end - 1e-9 && index < from; index++) {
      const covered = Math.min(end, index + 1) - Math.max(start, index);
      if (covered > 1e-9) parts.push({ index, share: covered / size });
    }
    return parts;
  });
}
