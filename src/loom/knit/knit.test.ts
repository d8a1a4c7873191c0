import { describe, expect, test } from 'vitest';
import { requireMotif } from '../motifs/draw-motif.ts';
import { structures } from '../structures.fixture.ts';
import type { Cloth, YarnPath } from '../types.ts';
import { makeThread } from '../yarn/make-thread.ts';
import { knit } from './knit.ts';
import { planLaps } from './plan-laps.ts';
import { relaxLattice } from './relax-lattice.ts';
import { countFeed } from './stitch-feed.ts';
import { linkWales } from './wale-links.ts';

const small = { minWidth: 3, minHeight: 3 };
const names = Object.keys(structures);

/** A small piece of each structure, knitted once for all tests that only look at it. */
const knitted = new Map<string, Cloth>();
function piece(name: string): Cloth {
  const cloth = knitted.get(name) ?? knit(structures[name]!, small);
  knitted.set(name, cloth);
  return cloth;
}

describe('4 Knitting', () => {
  test.each(names)('4.1 every end of %s runs without a break', (name) => {
    const cloth = piece(name);
    for (const path of cloth.paths) {
      const limit = 2.5 * Math.max(cloth.threads[path.thread]!.diameter, 0.06);
      expect(longestStep(path)).toBeLessThan(limit);
    }
  });

  test.each(names)('4.2 every end of %s closes after whole tiles', (name) => {
    const cloth = piece(name);
    for (const path of cloth.paths) {
      const last = (path.count - 1) * 4;
      const { points } = path;
      expect(Number.isInteger(path.tilesX) && Number.isInteger(path.tilesY)).toBe(true);
      expect(points[last]! - points[0]!).toBeCloseTo(path.tilesX * cloth.width, 3);
      expect(points[last + 1]! - points[1]!).toBeCloseTo(path.tilesY * cloth.height, 3);
      expect(points[last + 2]).toBe(points[2]);
    }
  });

  test.each(names)('4.3 every needle of %s is fed in every course', (name) => {
    const fabric = structures[name]!;
    const { motif } = fabric.construction;
    const plan = planLaps(fabric, motif ? requireMotif(motif, 0.7, 0.5) : null, 1, 1);
    const threads = new Map(
      Object.entries(fabric.yarns).map(([key, yarn]) => [key, makeThread(key, yarn)]),
    );
    const feed = countFeed(plan, threads);
    const starved: string[] = [];
    for (let course = 0; course < plan.courses; course++)
      for (let wale = 0; wale < plan.wales; wale++)
        if (feed.barsAt(wale, course).length === 0) starved.push(`${wale}/${course}`);
    expect(starved).toEqual([]);
  });

  test('4.4 the tile holds whole repeats and is at least as large as asked', () => {
    const cloth = knit(structures['stripe']!, { minWidth: 7, minHeight: 5 });
    expect(cloth.wales % 4).toBe(0);
    expect(cloth.courses % 2).toBe(0);
    expect(cloth.width).toBeGreaterThanOrEqual(7);
    expect(cloth.height).toBeGreaterThanOrEqual(5);
  });

  test('4.5 on the back the front bar’s underlaps lie outermost', () => {
    const cloth = piece('locknit');
    const deepest = (bar: number) =>
      Math.min(...cloth.paths.filter((path) => path.bar === bar).map(lowest));
    expect(deepest(0)).toBeLessThan(deepest(1));
  });

  test('4.6 closed cloth stays where it was knitted, nets draw together and open', () => {
    expect(sway('two-bar tricot')).toBeLessThan(0.01);
    expect(sway('satin')).toBeLessThan(0.01);
    expect(sway('marquisette')).toBeLessThan(0.1);
    expect(sway('sandfly')).toBeGreaterThan(0.08);
    expect(sway('tulle')).toBeGreaterThan(0.2);
  });

  test('4.7 the same record and seed give the same cloth, another seed another', () => {
    const fabric = structures['satin']!;
    const points = (seed: number) =>
      knit(fabric, { ...small, seed }).paths.map((p) => [...p.points]);
    expect(points(3)).toEqual(points(3));
    expect(points(3)).not.toEqual(points(4));
  });

  test('4.8 raising lifts the floats of the front bar off the back', () => {
    const flat = structures['loop-raised']!;
    const pressed = { ...flat, construction: { ...flat.construction, family: 'locknit' as const } };
    const depth = (fabric: typeof flat) => Math.min(...knit(fabric, small).paths.map(lowest));
    expect(depth(flat)).toBeLessThan(1.5 * depth(pressed));
  });

  test('4.9 cords outline the motif of a lace', () => {
    const cloth = knit(structures['lace']!, { minWidth: 1, minHeight: 1 });
    const cords = cloth.paths.filter((path) => path.bar === 3);
    expect(cords.length).toBeGreaterThan(8);
    expect(cords.some((path) => path.tilesX === 1)).toBe(true);
    expect(cords.some((path) => path.tilesX === 0 && path.tilesY === 0)).toBe(true);
  });

  test('4.10 cords that run close on themselves in a tile of several motifs', () => {
    const one = knit(structures['lace']!, { minWidth: 1, minHeight: 1 });
    const two = knit(structures['lace']!, { minWidth: one.width * 1.5, minHeight: 1 });
    expect(two.wales).toBe(one.wales * 2);
    expect(two.paths.every((path) => Number.isInteger(path.tilesX))).toBe(true);
  });
});

function longestStep({ points, count }: YarnPath): number {
  let longest = 0;
  for (let i = 4; i < count * 4; i += 4)
    longest = Math.max(
      longest,
      Math.hypot(
        points[i]! - points[i - 4]!,
        points[i + 1]! - points[i - 3]!,
        points[i + 2]! - points[i - 2]!,
      ),
    );
  return longest;
}

function lowest({ points }: YarnPath): number {
  let low = 0;
  for (let i = 2; i < points.length; i += 4) low = Math.min(low, points[i]!);
  return low;
}

/** Largest sideways shift of a stitch when the cloth leaves the needles, in wale spacings. */
function sway(name: string): number {
  const plan = planLaps(structures[name]!, null, 4, 4);
  const shape = { wales: plan.wales, courses: plan.courses, waleSpacing: 1, courseSpacing: 0.6 };
  const { x } = relaxLattice({ ...shape, closest: 0.45 }, linkWales(plan));
  const mean = x.reduce((sum, shift) => sum + shift, 0) / x.length;
  return Math.max(...x.map((shift) => Math.abs(shift - mean)));
}
