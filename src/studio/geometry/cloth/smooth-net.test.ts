import { expect, test } from 'vitest';
import { clothBody } from './cloth-body.ts';
import { clothNet } from './cloth-net.ts';
import { smoothNet } from './smooth-net.ts';

const size = { columns: 40, rows: 40, width: 80, height: 80 } as const;
const netOf = (height: (i: number, j: number) => number) =>
  clothNet(size, clothBody(140, 12, 1), (u, v) => [
    u * 80,
    v * 80,
    height(Math.round(u * 40), Math.round(v * 40)),
  ]);

test('a ripple of four points goes, a fold of two dozen stays', () => {
  const tallest = (points: Float32Array) =>
    Math.max(...Array.from({ length: 21 }, (_, n) => points[(20 * 41 + 10 + n) * 3 + 2]!));
  expect(tallest(smoothNet(netOf((i) => Math.cos((i * Math.PI) / 2))))).toBeLessThan(0.4);
  expect(tallest(smoothNet(netOf((i) => Math.cos((i * Math.PI) / 12))))).toBeGreaterThan(0.9);
});

test('a flat net and its edges stay where they are', () => {
  const net = netOf(() => 1);
  smoothNet(net).forEach((value, k) => expect(value).toBeCloseTo(net.position[k]!, 4));
});
