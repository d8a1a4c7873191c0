import { expect, test } from 'vitest';
import { clothBody } from './cloth-body.ts';
import { clothNet } from './cloth-net.ts';
import { gravity, layCloth, stepsPerSecond } from './lay-cloth.ts';
import { energyOf } from './pull.ts';

const size = { columns: 20, rows: 20, width: 40, height: 40 } as const;
const body = clothBody(140, 12, 2.2);

/** Lying flat, with a curl of its own that grows toward its right edge. */
const laid = (curvature: number) =>
  clothNet(
    size,
    body,
    (u, v) => [u * 40, v * 40, 1.1],
    (u) => [Math.max(0, u - 0.6) * 2.5 * curvature, 0],
  );

const edgeHeight = (curvature: number) => {
  const net = laid(curvature);
  layCloth(net, { seconds: 0.5, ground: () => 0 });
  return net.position[net.position.length - 3 * 11 * 21 + 20 * 3 + 2]! - 1.1;
};

test('an edge that curls up lifts off the table, the more the stronger it curls', () => {
  expect(edgeHeight(0)).toBeCloseTo(0, 3);
  expect(edgeHeight(0.06)).toBeGreaterThan(0.1);
  expect(edgeHeight(0.12)).toBeGreaterThan(edgeHeight(0.06) * 2);
});

test('what curls by itself comes to rest, with less energy than it began with', () => {
  const net = laid(0.08);
  const energy = () => energyOf(net, gravity, 1 / stepsPerSecond);
  const before = energy();
  layCloth(net, { seconds: 1, ground: () => 0 });
  expect(energy()).toBeLessThan(before);
  const speeds = net.position.map((value, k) => (value - net.before[k]!) * stepsPerSecond);
  expect(Math.max(...speeds.map(Math.abs))).toBeLessThan(1);
});
