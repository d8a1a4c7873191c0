import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dyeMatrix } from './dye-picture.ts';

const hexes = fc
  .integer({ min: 0, max: 0xffffff })
  .map((n) => `#${n.toString(16).padStart(6, '0')}`);

/** What a browser makes of one colour of the picture, without the limits of a screen. */
function dyed(matrix: string, hex: string): number[] {
  const cells = matrix.split(' ').map(Number);
  const from = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [0, 5, 10].map((row) => from.reduce((sum, part, i) => sum + part * cells[row + i]!, 0));
}

test('where the picture has its own shade it gets the other one', () => {
  fc.assert(
    fc.property(hexes, hexes, (dominant, shade) => {
      const wanted = [1, 3, 5].map((at) => Number.parseInt(shade.slice(at, at + 2), 16));
      const got = dyed(dyeMatrix(dominant, shade), dominant);
      const isDark =
        dyed('0.2126 0.7152 0.0722 0 0 0 0 0 0 0 0 0 0 0 0', dominant)[0]! < 0.06 * 255;
      got.forEach((part, i) => {
        if (isDark) expect(part).toBeLessThanOrEqual(wanted[i]! + 1);
        else expect(Math.abs(part - wanted[i]!)).toBeLessThan(1);
      });
    }),
  );
});

test('a shadow half as light stays half as light', () => {
  const matrix = dyeMatrix('#808080', '#2f6c70');
  const [full, half] = [dyed(matrix, '#808080'), dyed(matrix, '#404040')];
  half.forEach((part, i) => expect(part).toBeCloseTo(full[i]! / 2, 1));
});
