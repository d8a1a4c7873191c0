import { expect, test } from 'vitest';
import { clothBody } from './cloth-body.ts';
import { type ClothNet, clothNet } from './cloth-net.ts';
import { countCrossings } from './crossings.fixture.ts';
import { gravity, layCloth, stepsPerSecond } from './lay-cloth.ts';
import { energyOf } from './pull.ts';

const table = () => 0;
const size = { columns: 22, rows: 22, width: 110, height: 110 } as const;
const soft = clothBody(140, 12, 3);

/** Standing in waves a little above the table. */
const waved = (body = soft) =>
  clothNet(size, body, (u, v) => [
    (u - 0.5) * 96,
    (v - 0.5) * 110,
    8 + 5 * Math.sin(u * 19 + v * 3) + 1.5 * Math.sin(v * 11),
  ]);

/** One corner taken by a hand, laid over past the middle, and let go. */
function turnOver(): ClothNet {
  const net = clothNet(size, soft, (u, v) => [(u - 0.5) * 110, (v - 0.5) * 110, 1.5]);
  const corner = net.position.length / 3 - 1;
  layCloth(net, {
    seconds: 2.2,
    ground: table,
    hold(seconds) {
      const t = Math.min(1, seconds / 1.4);
      const out = 55 - 75 * t;
      return seconds > 1.5
        ? []
        : [{ point: corner, at: [out, out, 1.5 + 34 * (4 * t * (1 - t)) + 8 * t] }];
    },
  });
  return net;
}

test('cloth that is left alone loses energy until it rests', () => {
  const net = waved();
  const energies = [energyOf(net, gravity, 1 / stepsPerSecond)];
  layCloth(net, {
    seconds: 1.5,
    ground: table,
    watch: (now) => energies.push(energyOf(now, gravity, 1 / stepsPerSecond)),
  });
  for (let i = 1; i < energies.length; i++)
    expect(energies[i]).toBeLessThanOrEqual(energies[i - 1]! * 1.001);
  const speeds = net.position.map((value, k) => (value - net.before[k]!) * stepsPerSecond);
  expect(Math.max(...speeds.map(Math.abs))).toBeLessThan(12);
});

test('nothing of it sinks into the table', () => {
  const net = waved();
  layCloth(net, { seconds: 0.6, ground: table });
  for (let k = 2; k < net.position.length; k += 3)
    expect(net.position[k]).toBeGreaterThanOrEqual(soft.thickness / 2 - 1e-9);
});

test('a corner that is turned over lies on the cloth and never runs through it', () => {
  const net = turnOver();
  expect(countCrossings(net)).toBe(0);
  const tip = net.position.length - 3;
  expect(net.position[tip]).toBeLessThan(10);
  expect(net.position[tip + 2]).toBeGreaterThan(soft.thickness);
  // A flap that hovers would have no weight.
  expect(net.position[tip + 2]).toBeLessThan(3 * 5);
});

test('what is stiffer for its weight stands higher', () => {
  const heightOf = (bendingLength: number) => {
    const net = waved(clothBody(140, bendingLength, 3));
    const sides = Array.from({ length: 23 }, (_, j) => [j * 23, j * 23 + 22]).flat();
    layCloth(net, {
      seconds: 1,
      ground: table,
      hold: () =>
        sides.map((point) => ({
          point,
          at: [point % 23 === 0 ? -40 : 40, (Math.floor(point / 23) - 11) * 5, 1.5],
        })),
    });
    let sum = 0;
    for (let k = 2; k < net.position.length; k += 3) sum += net.position[k]!;
    return sum;
  };
  expect(heightOf(26)).toBeGreaterThan(heightOf(6) * 1.1);
});

test('it is drawn by no more than a twelfth, as a knit gives', () => {
  const { position: p, columns, stepX } = turnOver();
  for (let a = 0; a < p.length / 3; a++) {
    if (a % (columns + 1) === columns) continue;
    const [o, q] = [a * 3, a * 3 + 3];
    const apart = Math.hypot(p[q]! - p[o]!, p[q + 1]! - p[o + 1]!, p[q + 2]! - p[o + 2]!);
    expect(Math.abs(apart / stepX - 1)).toBeLessThan(0.08);
  }
});

test('the same cloth laid twice gives the same bytes', () => {
  expect(Buffer.from(turnOver().position.buffer)).toEqual(Buffer.from(turnOver().position.buffer));
});
