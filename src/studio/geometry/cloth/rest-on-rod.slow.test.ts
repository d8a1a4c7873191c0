import { expect, test } from 'vitest';
import { clothBody } from './cloth-body.ts';
import { clothNet } from './cloth-net.ts';
import { countCrossings } from './crossings.fixture.ts';
import { layCloth, stepsPerSecond } from './lay-cloth.ts';

const body = clothBody(150, 12, 0.8);
const rod = { x: 3, z: 30, radius: () => 12 };

/** A strip let down across the rod, its ends free. */
function hung() {
  const net = clothNet({ columns: 40, rows: 8, width: 88, height: 18 }, body, (u, v) => [
    3 + (u - 0.5) * 88,
    v * 18,
    44,
  ]);
  layCloth(net, { seconds: 2, ground: () => 0, rod });
  return net;
}

const net = hung();
const points = Array.from({ length: net.position.length / 3 }, (_, k) =>
  net.position.slice(k * 3, k * 3 + 3),
);

test('no point of the cloth sinks into the rod, and its middle lies on it', () => {
  const far = points.map(([x, , z]) => Math.hypot(x! - rod.x, z! - rod.z));
  expect(Math.min(...far)).toBeGreaterThan(12.4 - 1e-6);
  expect(Math.min(...far)).toBeLessThan(12.5);
});

test('its free ends hang down on both sides', () => {
  const height = (i: number) => points[4 * 41 + i]![2]!;
  for (const end of [0, 40]) expect(height(end)).toBeLessThan(rod.z);
  expect(height(20)).toBeGreaterThan(rod.z + 12);
  expect(countCrossings(net)).toBe(0);
});

test('it comes to rest, and the same cloth gives the same bytes', () => {
  const speeds = net.position.map((value, k) => (value - net.before[k]!) * stepsPerSecond);
  expect(Math.max(...speeds.map(Math.abs))).toBeLessThan(6);
  expect(Buffer.from(hung().position.buffer)).toEqual(Buffer.from(net.position.buffer));
});
