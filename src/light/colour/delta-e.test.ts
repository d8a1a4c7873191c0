import { expect, test } from 'vitest';
import { deltaCmc, deltaE2000, labFromLinear, linearFromLab } from './delta-e.ts';
import { hexFromLinear, linearFromHex } from './encode-srgb.ts';

// Pairs published by Sharma, Wu and Dalal with the definition of CIEDE2000.
test.each([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0],
  [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
] as const)('the difference of %j and %j is %d', (one, other, expected) => {
  expect(deltaE2000(one, other)).toBeCloseTo(expected, 3);
});

test('white is L 100 without chroma', () => {
  const [l, a, b] = labFromLinear([1, 1, 1]);
  expect(l).toBeCloseTo(100, 3);
  expect(Math.hypot(a, b)).toBeLessThan(0.02);
});

test('a shade survives the way to linear light and back', () => {
  for (const hex of ['#24365f', '#a23b2a', '#f3eee4', '#000000', '#ffffff']) {
    expect(hexFromLinear(linearFromHex(hex))).toBe(hex);
  }
});

// Published with the reference implementation of colour-science.
test('CMC 2:1 gives the published difference', () => {
  const one = [100, 21.57210357, 272.2281935] as const;
  const other = [100, 426.67945353, 72.39590835] as const;
  expect(deltaCmc(one, other)).toBeCloseTo(172.70477129, 3);
  expect(deltaCmc(one, one)).toBe(0);
});

test('a colour survives the way to Lab and back', () => {
  for (const hex of ['#24365f', '#a23b2a', '#f3eee4', '#000000', '#ffffff', '#1f6d72']) {
    expect(hexFromLinear(linearFromLab(labFromLinear(linearFromHex(hex))))).toBe(hex);
  }
});
