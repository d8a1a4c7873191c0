import { expect, test } from 'vitest';
import type { Rgb } from '../../light/colour/encode-srgb.ts';
import { dipped } from './dipped.ts';

const ecru: Rgb = [0.8, 0.72, 0.58];
const indigo: Rgb = [0.02, 0.03, 0.12];

test.each([1, -1])('ecru at the edge, indigo in the bath, measured %s-ward', (way) => {
  expect(dipped(ecru, indigo, 5, way * 10)).toEqual(ecru);
  expect(dipped(ecru, indigo, 5, way * 240)).toEqual(indigo);
  const [, middle] = dipped(ecru, indigo, 5, way * 110);
  expect(middle).toBeGreaterThan(indigo[1]);
  expect(middle).toBeLessThan(ecru[1]);
});
