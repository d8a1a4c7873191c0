import { expect, test } from 'vitest';
import type { ClothNet } from '../geometry/cloth/cloth-net.ts';
import { countCrossings } from '../geometry/cloth/crossings.fixture.ts';
import { laidOneByOne } from './laid-swatches.ts';

const [lower, upper] = laidOneByOne([
  { part: 2, turn: -0.2, x: -13, y: 6, lift: 0.35 },
  { part: 1, turn: 0.06, x: 3, y: -12, lift: 1 },
]) as readonly [ClothNet, ClothNet];

const heightsOf = (net: ClothNet) => net.position.filter((_, k) => k % 3 === 2);

test('a swatch rests on the table and runs nowhere through itself', () => {
  for (const net of [lower, upper]) {
    expect(countCrossings(net)).toBe(0);
    expect(Math.min(...heightsOf(net))).toBeGreaterThanOrEqual(net.body.thickness / 2 - 1e-9);
  }
});

test('its corner lifts, its middle lies', () => {
  const heights = heightsOf(upper);
  expect(heights.at(-1)! - upper.body.thickness / 2).toBeGreaterThan(2);
  expect(heights.at(-1)).toBeLessThan(16);
});

test('one that is laid over another lies on it', () => {
  const near = (x: number, y: number) => {
    let best = { far: Infinity, z: 0 };
    for (let k = 0; k < lower.position.length; k += 3) {
      const far = Math.hypot(lower.position[k]! - x, lower.position[k + 1]! - y);
      if (far < best.far) best = { far, z: lower.position[k + 2]! };
    }
    return best;
  };
  for (let k = 0; k < upper.position.length; k += 3 * 17) {
    const [x, y, z] = upper.position.subarray(k);
    const below = near(x!, y!);
    if (below.far < 1) expect(z).toBeGreaterThan(below.z);
  }
});
