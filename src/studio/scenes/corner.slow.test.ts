import { expect, test } from 'vitest';
import { countCrossings } from '../geometry/cloth/crossings.fixture.ts';
import { turnedBack } from './corner.ts';

const net = turnedBack();
const heights = net.position.filter((_, k) => k % 3 === 2);
const tip = net.position.length - 3;

test('the corner that is turned back never runs through the cloth below', () => {
  expect(countCrossings(net)).toBe(0);
});

test('nothing of it sinks into the table', () => {
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(net.body.thickness / 2 - 1e-9);
});

test('its tip rests on the cloth, and the fold stands as a roll of a few millimetres', () => {
  const [x, y, z] = net.position.subarray(tip);
  expect(Math.hypot(x!, y!)).toBeLessThan(50);
  expect(z).toBeLessThan(3 * net.body.thickness);
  expect(Math.max(...heights)).toBeGreaterThan(6);
  expect(Math.max(...heights)).toBeLessThan(14);
});
