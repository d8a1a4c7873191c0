import { expect, test } from 'vitest';
import { hexFromLinear } from '../../../../light/colour/encode-srgb.ts';
import { meanLinear } from './photo-colour.ts';

test('the colour of a place is the mean of its light', () => {
  const even = Uint8ClampedArray.from([31, 109, 114, 255, 31, 109, 114, 255]);
  expect(hexFromLinear(meanLinear(even))).toBe('#1f6d72');
  const mixed = Uint8ClampedArray.from([0, 0, 0, 255, 255, 255, 255, 255]);
  // Half of the light is not half of the code.
  expect(hexFromLinear(meanLinear(mixed))).toBe('#bcbcbc');
});
