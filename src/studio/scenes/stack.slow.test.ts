import { expect, test } from 'vitest';
import { foldedLength } from '../geometry/folded-length.ts';
import { stackedLengths } from './stack.ts';

const lengths = stackedLengths();
const pile = lengths.flatMap(({ layers }) => layers);
const [lowest, top] = [lengths[0]!, lengths.at(-1)!];

test('no layer comes so near to the next that they would cross', () => {
  for (let x = -66; x <= 66; x += 6)
    for (let y = -80; y <= 80; y += 8)
      for (let k = 1; k < pile.length; k++)
        expect(pile[k]!(x, y) - pile[k - 1]!(x, y)).toBeGreaterThan(0.45);
});

test('a length is flatter the more lies on it', () => {
  const thickness = ({ layers }: typeof top) => layers.at(-1)!(20, 0) - layers[0]!(20, 0);
  expect(thickness(lowest)).toBeLessThan(0.9 * thickness(top));
});

const outer = foldedLength(top).at(-2)!;
const columns = 2 * Math.round(top.depth / 0.8) + 40;
const middleRow = Math.round(top.width / 2) * (columns + 1);
const vertices = Array.from({ length: columns + 1 }, (_, i) => {
  const k = middleRow + i;
  const three = (from: Float32Array) => Array.from(from.subarray(k * 3, k * 3 + 3));
  return {
    at: three(outer.position),
    normal: three(outer.normal),
    uv: Array.from(outer.uv.subarray(k * 2, k * 2 + 2)),
  };
});

test('it shows one side above and round the nose', () => {
  expect(vertices[20]!.normal[2]).toBeGreaterThan(0.9);
  const tip = vertices.reduce((a, b) => (b.at[0]! > a.at[0]! ? b : a));
  expect(tip.normal[0]).toBeGreaterThan(0.9);
});

test('a stripe stays on its wale round the nose, and the cloth is not drawn there', () => {
  for (let i = 1; i < vertices.length; i++) {
    const [a, b] = [vertices[i - 1]!, vertices[i]!];
    expect(b.uv[0]).toBeCloseTo(a.uv[0]!, 5);
    const apart = Math.hypot(...b.at.map((value, k) => value - a.at[k]!));
    expect(apart / (b.uv[1]! - a.uv[1]!)).toBeCloseTo(1, 1);
  }
});

test('inner turns stay inside the outer one', () => {
  const tips = foldedLength(top)
    .filter((_, k) => k % 2 === 0)
    .map(({ position }) => Math.max(...position.filter((_, k) => k % 3 === 0)));
  expect([...tips].sort((a, b) => a - b)).toEqual(tips);
});
