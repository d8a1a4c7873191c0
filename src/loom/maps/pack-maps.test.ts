import { beforeAll, describe, expect, test } from 'vitest';
import { knit } from '../knit/knit.ts';
import { structures } from '../structures.fixture.ts';
import { type ClothMaps, mapChannelCount, mapChannels, type PackedMaps } from '../types.ts';
import { makeMaps } from './make-maps.ts';
import { packMaps } from './pack-maps.ts';
import { sampleMaps } from './sample-maps.ts';

const mapsOf = (name: string) =>
  makeMaps(knit(structures[name]!, { minWidth: 1, minHeight: 1 }), {
    pxPerMm: 6,
    side: 'face',
    fineness: 1,
  });

describe('7.9 packed maps', () => {
  let maps: ClothMaps;
  let packed: PackedMaps;
  beforeAll(() => {
    maps = mapsOf('tulle');
    packed = packMaps(maps, 64);
  });

  test('say what the maps say, within a step of their bytes', () => {
    const there = new Float32Array(mapChannelCount);
    for (const [x, y] of [
      [0, 0],
      [17, 40],
      [63, 63],
    ] as const) {
      const place = [
        ((x + 0.5) / 64) * maps.widthMm,
        (1 - (y + 0.5) / 64) * maps.heightMm,
      ] as const;
      sampleMaps(maps, ...place, 0, there);
      const k = (y * 64 + x) * 4;
      expect((packed.relief[k]! - 128) / 127).toBeCloseTo(there[mapChannels.normalX]!, 2);
      expect((packed.relief[k + 1]! - 128) / 127).toBeCloseTo(there[mapChannels.normalY]!, 2);
      expect(packed.relief[k + 2]! / 255).toBeCloseTo(there[mapChannels.opacity]!, 2);
      expect((packed.relief[k + 3]! / 255) * packed.mostDye).toBeCloseTo(
        there[mapChannels.dye]!,
        2,
      );
    }
  });

  test('keep means, millimetres and the colours of dyed yarns', () => {
    const mean = packed.relief.filter((_, k) => k % 4 === 2).reduce((sum, value) => sum + value, 0);
    expect(mean / 255 / 64 ** 2).toBeCloseTo(packed.means.opacity, 1);
    expect(packed.widthMm).toBe(maps.widthMm);
    expect(packed.own).toBeUndefined();
    const striped = packMaps(mapsOf('stripe'), 32);
    const blue = striped.own!.filter((_, k) => k % 4 === 2).reduce((sum, value) => sum + value, 0);
    expect(blue).toBeGreaterThan(0);
  });

  test('are the same bytes again', () => {
    expect(packMaps(maps, 64)).toEqual(packed);
  });
});
