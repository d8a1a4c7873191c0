import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseCompared, mostCompared } from './choose-compared.ts';

const book = ['12A', '12B', '14A', '14B', '15C', '16D'].map((number) => ({
  number,
  slug: `cloth-${number.toLowerCase()}`,
}));
const [a, b, c, d] = book;

describe('chooseCompared', () => {
  test('takes ids joined by commas and ids given one by one, in their order', () => {
    expect(chooseCompared(book, ['cloth-14a,cloth-12a', 'cloth-12b']).chosen).toEqual([c, a, b]);
  });

  test('takes an article’s number, in any case', () => {
    expect(chooseCompared(book, ['14b', '12A']).chosen).toEqual([d, a]);
  });

  test('takes an address that a fabric had before', () => {
    const moved = [{ ...a!, formerSlugs: ['old-12a'] }, b!];
    expect(chooseCompared(moved, ['old-12a,cloth-12b']).chosen).toEqual(moved);
  });

  test('shows each fabric once', () => {
    expect(chooseCompared(book, ['cloth-12a', '12A', 'cloth-12a']).chosen).toEqual([a]);
  });

  test('names what it does not know and counts what does not fit', () => {
    const compared = chooseCompared(book, [
      'x',
      'cloth-12a,cloth-12b,cloth-14a,cloth-14b,cloth-15c',
    ]);
    expect(compared).toEqual({ chosen: [a, b, c, d], unknown: ['x'], tooMany: 1 });
  });

  test('never shows more than four, nor anything for an unknown id', () => {
    const ids = fc.array(fc.oneof(fc.string(), fc.constantFrom(...book.map(({ slug }) => slug))));
    fc.assert(
      fc.property(ids, (asked) => {
        const { chosen, unknown } = chooseCompared(book, asked);
        expect(chosen.length).toBeLessThanOrEqual(mostCompared);
        expect(unknown.length).toBeLessThanOrEqual(mostCompared);
        for (const id of unknown) expect(id.length).toBeLessThanOrEqual(60);
      }),
    );
  });
});
