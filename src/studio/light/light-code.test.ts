import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lightChannels } from './bake.ts';
import { packLight, unpackLight } from './light-code.ts';

const light = fc
  .record({ width: fc.integer({ min: 1, max: 9 }), height: fc.integer({ min: 1, max: 9 }) })
  .chain(({ width, height }) =>
    fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      values: fc.array(fc.float({ min: -2, max: 9, noNaN: true }), {
        minLength: width * height * lightChannels,
        maxLength: width * height * lightChannels,
      }),
    }),
  );

test('light comes back within half a level of its channel, as a root', () => {
  fc.assert(
    fc.property(light, ({ width, height, values }) => {
      const given = Float32Array.from(values);
      const code = packLight(given, width, height);
      const back = new Float32Array(given.length);
      unpackLight(code, width, height, back);
      const astray = given.filter((value, i) => {
        const [least, most] = code.ranges[i % lightChannels]!;
        return Math.abs(root(back[i]!) - root(value)) > (most - least) / 1023 / 2 + 1e-6;
      });
      expect([...astray]).toEqual([]);
    }),
  );
});

test('what was packed once is packed again to the same bytes', () => {
  fc.assert(
    fc.property(light, ({ width, height, values }) => {
      const code = packLight(Float32Array.from(values), width, height);
      const back = new Float32Array(values.length);
      unpackLight(code, width, height, back);
      expect(packLight(back, width, height).bytes).toEqual(code.bytes);
    }),
  );
});

test('a soft gradient leaves almost nothing to be stored', () => {
  const side = 40;
  const soft = Float32Array.from({ length: side * side * lightChannels }, (_, i) => {
    const place = Math.floor(i / lightChannels);
    return (1 + (place % side) / 40 + Math.floor(place / side) / 60) ** 2;
  });
  const { bytes } = packLight(soft, side, side);
  // A row and a column of a tilted plane are foretold but for the rounding.
  const large = bytes.filter((byte) => byte > 45).length;
  expect(large).toBeLessThan(lightChannels * 2);
  expect(bytes.subarray(bytes.length / 2).every((byte) => byte <= 1)).toBe(true);
});

const root = (value: number) => Math.sign(value) * Math.sqrt(Math.abs(value));
