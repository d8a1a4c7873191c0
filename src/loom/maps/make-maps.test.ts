import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { knit } from '../knit/knit.ts';
import { structures } from '../structures.fixture.ts';
import { mapChannelCount, mapChannels } from '../types.ts';
import type { ClothMaps, MapLevel } from '../types.ts';
import { makeMaps } from './make-maps.ts';
import { sampleMaps } from './sample-maps.ts';

const mapsOf = (name: string) =>
  makeMaps(knit(structures[name]!, { minWidth: 2, minHeight: 2 }), { pxPerMm: 16, side: 'face' });

describe('7 Maps', () => {
  let locknit: ClothMaps;
  let tulle: ClothMaps;
  let stripe: ClothMaps;
  beforeAll(() => {
    locknit = mapsOf('locknit');
    tulle = mapsOf('tulle');
    stripe = mapsOf('stripe');
  });

  test('7.1 the maps repeat for ever, at every level', () => {
    const here = new Float32Array(mapChannelCount);
    const there = new Float32Array(mapChannelCount);
    const place = fc.double({ min: -5, max: 5, noNaN: true });
    const tiles = fc.integer({ min: -3, max: 3 });
    fc.assert(
      fc.property(
        place,
        place,
        tiles,
        tiles,
        fc.double({ min: 0, max: 6, noNaN: true }),
        (x, y, i, j, level) => {
          sampleMaps(tulle, x, y, level, here);
          sampleMaps(tulle, x + i * tulle.widthMm, y + j * tulle.heightMm, level, there);
          for (let q = 0; q < mapChannelCount; q++) expect(there[q]).toBeCloseTo(here[q]!, 3);
        },
      ),
    );
  });

  test('7.2 the step across the seam is no larger than the steps beside it', () => {
    for (const maps of [locknit, tulle, stripe])
      for (const level of maps.levels.slice(0, 3)) {
        for (const q of [mapChannels.opacity, mapChannels.height, mapChannels.normalX]) {
          expect(columnStep(level, q, level.width - 1)).toBeLessThan(
            1.6 * typicalStep(level, q, columnStep, level.width),
          );
          expect(rowStep(level, q, level.height - 1)).toBeLessThan(
            1.6 * typicalStep(level, q, rowStep, level.height),
          );
        }
      }
  });

  test('7.3 every level keeps the mean of the one above', () => {
    for (const q of [mapChannels.opacity, mapChannels.dye, mapChannels.height]) {
      const means = tulle.levels.map((level) => meanOf(level, q));
      for (const mean of means) expect(mean).toBeCloseTo(means[0]!, 3);
    }
  });

  test('7.4 holes are open, dyed yarn keeps its colour, the rest takes the dye', () => {
    expect(meanOf(tulle.levels[0]!, mapChannels.opacity)).toBeLessThan(0.5);
    expect(meanOf(locknit.levels[0]!, mapChannels.opacity)).toBeGreaterThan(0.85);
    const first = stripe.levels[0]!;
    expect(meanOf(first, mapChannels.ownB)).toBeGreaterThan(2 * meanOf(first, mapChannels.ownR));
    expect(meanOf(first, mapChannels.dye)).toBeGreaterThan(0.4);
    expect(meanOf(locknit.levels[0]!, mapChannels.ownB)).toBe(0);
  });

  test('7.5 sizes are true: pixels, millimetres and planes agree', () => {
    expect(locknit.widthMm / locknit.width).toBeCloseTo(1 / 16, 2);
    const size = locknit.width * locknit.height;
    expect(locknit.base).toHaveLength(size * 4);
    expect(locknit.normal).toHaveLength(size * 3);
    for (const plane of [locknit.roughness, locknit.opacity, locknit.heightMap])
      expect(plane).toHaveLength(size);
    expect(locknit.heightRangeMm).toBeGreaterThan(0.1);
    expect(locknit.heightRangeMm).toBeLessThan(1.5);
  });

  test('7.6 bright filament is smoother than cotton', () => {
    const mean = (maps: ClothMaps) =>
      meanOf(maps.levels[0]!, mapChannels.roughness) / meanOf(maps.levels[0]!, mapChannels.opacity);
    expect(mean(locknit)).toBeLessThan(mean(stripe) - 0.3);
  });

  test('7.7 the same cloth gives the same bytes, with the pyramid or without', () => {
    const cloth = knit(structures['tulle']!, { minWidth: 2, minHeight: 2 });
    const bare = makeMaps(cloth, { pxPerMm: 16, side: 'face', levels: false });
    expect(bare.levels).toEqual([]);
    expect(Buffer.from(bare.normal).equals(Buffer.from(tulle.normal))).toBe(true);
    const again = mapsOf('tulle');
    expect(
      Buffer.from(again.levels[0]!.data.buffer).equals(Buffer.from(tulle.levels[0]!.data.buffer)),
    ).toBe(true);
  });
});

function meanOf(level: MapLevel, channel: number): number {
  let sum = 0;
  for (let i = channel; i < level.data.length; i += mapChannelCount) sum += level.data[i]!;
  return sum / (level.width * level.height);
}

function columnStep(level: MapLevel, channel: number, x: number): number {
  let sum = 0;
  for (let y = 0; y < level.height; y++)
    sum += Math.abs(at(level, channel, x, y) - at(level, channel, (x + 1) % level.width, y));
  return sum / level.height;
}

function rowStep(level: MapLevel, channel: number, y: number): number {
  let sum = 0;
  for (let x = 0; x < level.width; x++)
    sum += Math.abs(at(level, channel, x, y) - at(level, channel, x, (y + 1) % level.height));
  return sum / level.width;
}

/** The largest step inside the tile, between lines that are neighbours on the cloth. */
function typicalStep(
  level: MapLevel,
  channel: number,
  step: typeof rowStep,
  count: number,
): number {
  return Math.max(...Array.from({ length: count - 1 }, (_, i) => step(level, channel, i)));
}

function at(level: MapLevel, channel: number, x: number, y: number): number {
  return level.data[(y * level.width + x) * mapChannelCount + channel]!;
}
