import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { halfFromNumber, numberFromHalf } from './half.ts';

test('light survives as a half float within a thousandth', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-3, max: 60, noNaN: true }), (light) => {
      expect(Math.abs(numberFromHalf(halfFromNumber(light)) / light - 1)).toBeLessThan(1e-3);
    }),
  );
  expect(numberFromHalf(halfFromNumber(0))).toBe(0);
  expect(numberFromHalf(halfFromNumber(-2.5))).toBe(-2.5);
});
