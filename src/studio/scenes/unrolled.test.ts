import { expect, test } from 'vitest';
import { countCrossings } from '../geometry/cloth/crossings.fixture.ts';
import { clothLength, outerTurn, ranOut, type Roll } from './unrolled.ts';

const roll: Roll = { part: 1, x: 0, z: 27, radius: 26.5, front: -20, length: 44, tail: 60 };
const net = ranOut(roll);
const mesh = outerTurn(roll);
const vertices = Array.from({ length: mesh.position.length / 3 }, (_, k) => ({
  x: mesh.position[k * 3]!,
  z: mesh.position[k * 3 + 2]!,
  nx: mesh.normal[k * 3]!,
  nz: mesh.normal[k * 3 + 2]!,
  along: mesh.uv[k * 2 + 1]!,
}));

test('the end that has run out lies on roll and table and runs through neither', () => {
  expect(countCrossings(net)).toBe(0);
  for (let k = 0; k < net.position.length; k += 3) {
    const [x, , z] = net.position.subarray(k);
    expect(z).toBeGreaterThanOrEqual(net.body.thickness / 2 - 1e-9);
    expect(Math.hypot(x! - roll.x, z! - roll.z)).toBeGreaterThan(roll.radius - 1.5);
  }
});

test('roll and table show the same side of the cloth', () => {
  const onTop = vertices.filter(({ x, z }) => z > 45 && Math.abs(x) < 15);
  const onTable = vertices.filter(({ x, z }) => x > 60 && z < 12);
  expect(onTop.length).toBeGreaterThan(100);
  expect(onTable.length).toBeGreaterThan(100);
  for (const { nz } of [...onTop, ...onTable]) expect(nz).toBeGreaterThan(0);
});

test('cloth runs on from the roll into its end without being drawn or cut', () => {
  const columns = Math.round(clothLength(roll) / 0.75);
  for (let i = 0; i < columns - 4; i++) {
    const [a, b] = [vertices[i]!, vertices[i + 1]!];
    const apart = Math.hypot(b.x - a.x, b.z - a.z);
    expect(Math.abs(apart / (b.along - a.along) - 1)).toBeLessThan(0.15);
  }
});

test('a winding is never dead even, and a closed roll ends where its turn began', () => {
  const closed = outerTurn({ ...roll, tail: 0 });
  const radii: number[] = [];
  for (let k = 0; k < closed.position.length; k += 3)
    radii.push(Math.hypot(closed.position[k]!, closed.position[k + 2]! - roll.z));
  expect(Math.max(...radii) - Math.min(...radii)).toBeGreaterThan(1);
  expect(Math.max(...radii)).toBeLessThan(roll.radius + 1.3);
});
