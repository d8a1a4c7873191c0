import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  newBasis,
  newDirection,
  packDirection,
  setBasis,
  unpackDirection,
} from './direction-code.ts';

const part = fc.double({ min: -1, max: 1, noNaN: true });
const unit = fc
  .tuple(part, part, part)
  .filter(([x, y, z]) => Math.hypot(x, y, z) > 0.05)
  .map(([x, y, z]) => {
    const length = Math.hypot(x, y, z);
    return [x / length, y / length, z / length] as const;
  });

test('a direction survives two 16-bit numbers', () => {
  const code = new Int16Array(2);
  fc.assert(
    fc.property(unit, ([x, y, z]) => {
      packDirection(code, 0, x, y, z);
      const direction = newDirection();
      unpackDirection(code, 0, direction);
      expect(direction.x * x + direction.y * y + direction.z * z).toBeGreaterThan(0.999999);
    }),
  );
});

test('the basis stands on its direction', () => {
  fc.assert(
    fc.property(unit, ([x, y, z]) => {
      const basis = newBasis();
      setBasis(x, y, z, basis);
      const { ax, ay, az, bx, by, bz } = basis;
      expect(ax * x + ay * y + az * z).toBeCloseTo(0, 6);
      expect(bx * x + by * y + bz * z).toBeCloseTo(0, 6);
      expect(ax * bx + ay * by + az * bz).toBeCloseTo(0, 6);
    }),
  );
});
