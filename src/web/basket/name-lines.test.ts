import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameLines } from './name-lines.ts';

test('names every line while there is room, then says how many more', () => {
  expect(nameLines(['14B Locknit', '12A Tricot'])).toBe('14B Locknit, 12A Tricot');
  expect(nameLines(Array.from({ length: 30 }, () => '14B Locknit Premium'))).toMatch(
    / and \d+ more$/,
  );
});

test('never outgrows the field', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ minLength: 1, maxLength: 200 }), { maxLength: 30 }),
      (names) => {
        expect(nameLines(names).length).toBeLessThanOrEqual(200);
      },
    ),
  );
});
