import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { planeOf, unpackDrape } from '../../light/drape/drape-file.ts';
import { drapeFile } from '../pictures/places.ts';
import { drapeNames, isHung } from './ship-drapes.ts';

describe.each(drapeNames)('the drape %s', (name) => {
  test('is shipped, of this version of its scene', () => {
    // `npm run studio -- drapes` writes it.
    expect(isHung(name)).toBe(true);
  });

  test('travels in some 120 KB', () => {
    expect(brotliCompressSync(readFileSync(drapeFile(name))).length).toBeLessThan(130 * 1024);
  });

  test('is lit, and has folds that hide the lamp', () => {
    const { head, planes } = unpackDrape(readFileSync(drapeFile(name)));
    const seen = (plane: number) =>
      head.seen.flatMap(([first, last], j) => [
        ...planes[plane]!.subarray(j * (head.columns + 1) + first, j * (head.columns + 1) + last),
      ]);
    const horizon = seen(planeOf.horizon);
    expect(Math.max(...horizon)).toBeGreaterThan(0.5);
    expect(Math.min(...horizon)).toBeLessThan(0.1);
    expect(Math.min(...seen(planeOf.dome))).toBeGreaterThan(0);
    expect(planes.length).toBe(planeOf.below + (head.sheer > 0 ? 3 : 0));
  });
});
