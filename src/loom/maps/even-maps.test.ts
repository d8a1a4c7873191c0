import { expect, test } from 'vitest';
import { type ClothMaps, mapChannelCount, mapChannels, type MapLevel } from '../types.ts';
import { evenMaps } from './even-maps.ts';

/** Fine wales, and a slow swell over the whole tile. */
function tile(own: number): ClothMaps {
  const levels: MapLevel[] = [];
  for (let size = 64; size >= 4; size /= 2) {
    const data = new Float32Array(size * size * mapChannelCount);
    for (let i = 0; i < size * size; i++) {
      const u = ((i % size) + 0.5) / size;
      const wales = size >= 64 ? 0.2 * Math.sign(Math.sin(u * Math.PI * 32)) : 0;
      data[i * mapChannelCount + mapChannels.opacity] = 1;
      data[i * mapChannelCount + mapChannels.dye] = 0.7 + wales + 0.1 * Math.sin(u * 2 * Math.PI);
      data[i * mapChannelCount + mapChannels.ownR] = own;
    }
    levels.push({ width: size, height: size, data });
  }
  return { levels } as unknown as ClothMaps;
}

const columnMeans = ({ levels }: ClothMaps) => {
  const { width, data } = levels[0]!;
  return [0.25, 0.75].map((at) => {
    let sum = 0;
    for (let x = 0; x < 8; x++)
      sum += data[(Math.floor(at * width) - 4 + x) * mapChannelCount + mapChannels.dye]!;
    return sum / 8;
  });
};

test('the swell goes and the wales stay', () => {
  const [before, after] = [tile(0), evenMaps(tile(0))].map(columnMeans);
  expect(Math.abs(before![0]! - before![1]!)).toBeGreaterThan(0.15);
  expect(Math.abs(after![0]! - after![1]!)).toBeLessThan(0.06);
  const { data } = evenMaps(tile(0)).levels[0]!;
  const row = Array.from({ length: 64 }, (_, x) => data[x * mapChannelCount + mapChannels.dye]!);
  expect(Math.max(...row) - Math.min(...row)).toBeGreaterThan(0.35);
});

test('stripes of dyed yarn are left alone', () => {
  const striped = tile(0.2);
  expect(evenMaps(striped)).toBe(striped);
});
