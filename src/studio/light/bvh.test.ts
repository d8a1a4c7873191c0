import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinMeshes, sheet } from '../geometry/mesh.ts';
import { buildBvh } from './bvh.ts';
import { castRay, newHit } from './cast-ray.ts';

const hills = sheet({
  columns: 24,
  rows: 24,
  part: 1,
  at: (u, v) => [u * 10 - 5, v * 10 - 5, Math.sin(u * 9) + Math.cos(v * 7)],
  cloth: (u, v) => [u, v],
});
const lid = sheet({
  columns: 2,
  rows: 2,
  part: 2,
  at: (u, v) => [u * 4 - 2, v * 4 - 2, 3],
  cloth: (u, v) => [u, v],
});
const mesh = joinMeshes([hills, lid]);
const bvh = buildBvh(mesh);
const hit = newHit();

test('the tree finds the same nearest triangle as trying every one', () => {
  const place = fc.integer({ min: -600, max: 600 }).map((n) => n / 97);
  fc.assert(
    fc.property(place, place, place, place, (x, y, towardX, towardY) => {
      const ray = [x, y, 8, towardX - x, towardY - y, -8] as const;
      const length = Math.hypot(ray[3], ray[4], ray[5]);
      const [dx, dy, dz] = [ray[3] / length, ray[4] / length, ray[5] / length];
      const found = castRay(bvh, x, y, 8, dx, dy, dz, 1e6, undefined, hit);
      const { distance } = hit;
      const expected = nearest(x, y, 8, dx, dy, dz);
      expect(found).toBe(expected < Infinity);
      if (found) expect(distance).toBeCloseTo(expected, 3);
    }),
    { numRuns: 200 },
  );
});

test('a ray that passes the lid meets the hills', () => {
  const passLid = (triangle: number) => mesh.part[triangle] === 2;
  castRay(bvh, 0.13, 0.21, 8, 0, 0, -1, 1e6, undefined, hit);
  expect(mesh.part[hit.triangle]).toBe(2);
  castRay(bvh, 0.13, 0.21, 8, 0, 0, -1, 1e6, passLid, hit);
  expect(mesh.part[hit.triangle]).toBe(1);
});

test('without a hit to fill, a ray still tells whether something stands in its way', () => {
  expect(castRay(bvh, 0.13, 0.21, 8, 0, 0, -1, 1e6, undefined)).toBe(true);
  expect(castRay(bvh, 0.13, 0.21, 8, 0, 0, 1, 1e6, undefined)).toBe(false);
});

function nearest(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): number {
  let best = Infinity;
  const single = {
    bounds: Float32Array.of(-1e3, -1e3, -1e3, 1e3, 1e3, 1e3),
    nodes: Int32Array.of(0, -1),
    order: Uint32Array.of(0),
  };
  for (let t = 0; t < bvh.order.length; t++) {
    const triangles = bvh.triangles.subarray(t * 9, t * 9 + 9);
    if (castRay({ ...single, triangles }, ox, oy, oz, dx, dy, dz, 1e6, undefined, hit)) {
      best = Math.min(best, hit.distance);
    }
  }
  return best;
}
