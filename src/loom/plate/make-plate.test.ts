import { describe, expect, test } from 'vitest';
import { knit } from '../knit/knit.ts';
import { rasterFibres } from '../raster/raster-fibres.ts';
import { structures } from '../structures.fixture.ts';
import { EMPTY } from '../types.ts';
import type { Cloth, Plate } from '../types.ts';
import { makePlate } from './make-plate.ts';

const clothOf = (name: string) => knit(structures[name]!, { minWidth: 2, minHeight: 2 });
const options = { pxPerMm: 18, side: 'face', belowMm: 0.3 } as const;

describe('10 Plate', () => {
  test('10.1 the same cloth gives the same bytes', () => {
    const [one, other] = [
      makePlate(clothOf('piqué'), options),
      makePlate(clothOf('piqué'), options),
    ];
    for (const plane of ['fibre', 'yarn', 'hair', 'heights'] as const) {
      const bytes = (plate: Plate) => Buffer.from(plate[plane].buffer);
      expect(Buffer.compare(bytes(one), bytes(other))).toBe(0);
    }
  });

  test.each(['two-bar tricot', 'tulle'])('10.2 %s has no seam', (name) => {
    const cloth = clothOf(name);
    const still = makePlate(cloth, options);
    const [dx, dy] = [Math.floor(still.width / 3), Math.floor(still.height / 2)];
    const moved = makePlate(
      moveCloth(cloth, (dx * cloth.width) / still.width, (dy * cloth.height) / still.height),
      options,
    );
    expect(sameShare(still, moved, dx, -dy)).toBeGreaterThan(0.97);
    expect(sameShare(still, moved, 0, 0)).toBeLessThan(0.8);
  });

  test.each(['satin', 'tulle', 'two-bar tricot'])(
    '10.3 the fibres of %s keep their line and their normal',
    (name) => {
      const cloth = clothOf(name);
      const buffer = rasterFibres(cloth, options);
      const { fibre } = makePlate(cloth, options);
      let worst = 0;
      for (let i = 0; i < buffer.z.length; i++) {
        if (buffer.z[i] === EMPTY) continue;
        const wanted = unit(buffer.tangent.subarray(i * 3, i * 3 + 3));
        const turn = (fibre[i * 4 + 2]! / 256) * Math.PI;
        const rise = (fibre[i * 4 + 3]! / 255 - 0.5) * Math.PI;
        const kept = [
          Math.cos(turn) * Math.cos(rise),
          Math.sin(turn) * Math.cos(rise),
          Math.sin(rise),
        ];
        const off = (sign: number) =>
          Math.max(...kept.map((k, at) => Math.abs(k - sign * wanted[at]!)));
        worst = Math.max(worst, Math.min(off(1), off(-1)));
        expect(fibre[i * 4]! - 128).toBe(buffer.normal[i * 3]);
        expect(fibre[i * 4 + 1]! - 128).toBe(buffer.normal[i * 3 + 1]);
      }
      expect(worst).toBeLessThan(1 / 127);
    },
  );

  test('10.4 height, tone, rim, hair and thread are the buffer’s', () => {
    const cloth = clothOf('two-bar tricot');
    const buffer = rasterFibres(cloth, options);
    const { yarn, hair } = makePlate(cloth, options);
    const covered = buffer.z.filter((z) => z !== EMPTY);
    const low = covered.reduce((least, z) => Math.min(least, z), Infinity) - options.belowMm;
    const high = covered.reduce((most, z) => Math.max(most, z), -Infinity);
    const wrong: number[] = [];
    for (let i = 0; i < buffer.z.length; i++) {
      const same =
        yarn[i * 4 + 3] === buffer.thread[i] &&
        hair[i * 2] === buffer.fuzz[i] &&
        (buffer.z[i] === EMPTY ||
          (yarn[i * 4 + 1] === buffer.tone[i] &&
            yarn[i * 4 + 2] === buffer.rim[i] &&
            Math.abs(yarn[i * 4]! / 255 - (buffer.z[i]! - low) / (high - low)) <=
              0.5 / 255 + 1e-6));
      if (!same) wrong.push(i);
    }
    expect(wrong).toEqual([]);
    expect(yarn.some((value, at) => at % 4 === 3 && value === 255)).toBe(true);
  });

  test('10.5 heights follow the cloth, and the ground where one looks through', () => {
    const near = makePlate(clothOf('tulle'), { ...options, belowMm: 0 });
    const far = makePlate(clothOf('tulle'), { ...options, belowMm: 1 });
    expect(near.heights).toHaveLength(near.coarseWidth * near.coarseHeight);
    expect(Math.max(...near.heights)).toBeCloseTo(near.top, 5);
    const deeper = near.heights.map((height, i) => height - far.heights[i]!);
    // One millimetre is so many coarse texels, where nothing covers the ground.
    const millimetre = near.width / near.widthMm / 4;
    expect(Math.max(...deeper)).toBeCloseTo(millimetre, 2);
    expect(Math.min(...deeper)).toBeGreaterThanOrEqual(-1e-3);
  });

  test('10.6 the shares of the threads add up to one', () => {
    const { threads } = makePlate(clothOf('stripe'), options);
    expect(threads.length).toBeGreaterThan(1);
    expect(threads.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6);
    expect(threads.some(({ colour }) => colour)).toBe(true);
  });
});

function unit(vector: ArrayLike<number>): readonly number[] {
  const values = Array.from(vector);
  const length = Math.hypot(...values) || 1;
  return values.map((value) => value / length);
}

function moveCloth(cloth: Cloth, dx: number, dy: number): Cloth {
  const paths = cloth.paths.map((path) => ({
    ...path,
    points: path.points.map((value, i) => value + (i % 4 === 0 ? dx : i % 4 === 1 ? dy : 0)),
  }));
  return { ...cloth, paths };
}

/** Share of texels whose yarn stands at the moved place too. */
function sameShare(still: Plate, moved: Plate, dx: number, dy: number): number {
  const { width, height } = still;
  let same = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const to = ((y + dy + height) % height) * width + ((x + dx) % width);
      const from = y * width + x;
      const near = (plane: 'fibre' | 'yarn', channel: number) =>
        Math.abs(still[plane][from * 4 + channel]! - moved[plane][to * 4 + channel]!) <= 3;
      if (near('yarn', 0) && near('yarn', 3) && near('fibre', 0) && near('fibre', 1)) same++;
    }
  return same / (width * height);
}
