import { expect, test } from 'vitest';
import { isCutAway } from './pinking.ts';

const edge = { part: 1, left: 0, right: 50, bottom: 0, top: 50, tooth: 4 };

test('shears leave the middle and bite teeth out of every side', () => {
  expect(isCutAway(edge, 25, 25)).toBe(false);
  expect(isCutAway(edge, -0.1, 25)).toBe(true);
  const along = Array.from({ length: 40 }, (_, i) => isCutAway(edge, 10 + i * 0.4, 49));
  expect(new Set(along)).toEqual(new Set([true, false]));
});
