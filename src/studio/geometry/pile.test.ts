import { expect, test } from 'vitest';
import { pileUp } from './pile.ts';

const bump = (x: number, y: number) => 2 * Math.exp(-(x * x + y * y) / 60);

test('a swell low in the pile shows on every layer above, softer', () => {
  const pile = pileUp([(x, y) => 1 + bump(x, y), ...Array.from({ length: 9 }, () => () => 1)]);
  const swells = pile.map((height, k) => height(0, 0) - (k + 1));
  for (let k = 1; k < swells.length; k++) expect(swells[k]).toBeLessThan(swells[k - 1]!);
  expect(swells.at(-1)).toBeGreaterThan(0.4);
});

test('even layers lie level, each its thickness above the one below', () => {
  const pile = pileUp(Array.from({ length: 4 }, () => () => 1.3));
  pile.forEach((height, k) => expect(height(31, -17)).toBeCloseTo(1.3 * (k + 1), 5));
});
