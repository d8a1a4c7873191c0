import { expect, test } from 'vitest';
import { findShade, withoutShade } from './find-shade.ts';

test.each([
  ['14B Locknit, dyed to #1F6D72 (Lab 42 -21 -10)', '#1f6d72'],
  ['in Morpankh #125A60', '#125a60'],
  ['Navy', undefined],
  ['order #1234567', undefined],
  ['#1f6d7g', undefined],
])('the shade of "%s" is %s', (text, hex) => {
  expect(findShade(text)).toBe(hex);
});

test('the fabric is what stands before its shade', () => {
  expect(withoutShade('14B Locknit Premium, dyed to #1F6D72 (Lab 1 2 3), near Kora')).toBe(
    '14B Locknit Premium',
  );
  expect(withoutShade('14B Locknit Premium, in Kora #CDBB98')).toBe('14B Locknit Premium');
  expect(withoutShade('14B Locknit Premium, digital swatch as GLB')).toBe('14B Locknit Premium');
  expect(withoutShade('Lace in white')).toBe('Lace in white');
});
