import { expect, test } from 'vitest';
import { shades as book } from '../../../content/fabrics/shades.ts';
import { byNearness, meanColour, nearestShade, newShadeKey, readHex } from './near-shade.ts';

const shades = Object.values(book);

test('a code is read with and without its sign, in three digits or six', () => {
  expect(['#1F6D72', '1f6d72', ' #abc ', '12', 'blue'].map(readHex)).toEqual([
    '#1f6d72',
    '#1f6d72',
    '#aabbcc',
    undefined,
    undefined,
  ]);
});

test('a colour is named after its neighbour in the dye book', () => {
  expect(nearestShade('#24365f', shades)).toMatchObject({
    words: 'the same as Neel',
    isSame: true,
  });
  expect(nearestShade('#1f6d72', shades)!.words).toBe('a little greener than Sagar');
  expect(nearestShade('#1f6d72', [book.morpankh])!.words).toBe('a little lighter than Morpankh');
  expect(nearestShade('#000000', [book.kora])!.words).toBe('deeper than Kora');
  expect(nearestShade('#24365f', [])).toBeUndefined();
});

test('the dye book can be read by nearness', () => {
  expect(byNearness('#24365f', shades)[0]).toBe(book.neel);
  expect(byNearness('#24365f', shades)).toHaveLength(shades.length);
});

test('a colour picked from a photograph is the mean of what lies under the finger', () => {
  expect(meanColour([255, 0, 0, 255, 1, 0, 0, 255])).toBe('#800000');
  expect(meanColour([])).toBe('#000000');
});

test('a new shade has a key after its name that no other has', () => {
  expect(newShadeKey('Gehra Neel', [])).toBe('gehraneel');
  expect(newShadeKey('Neel', ['neel', 'neel2'])).toBe('neel3');
  expect(newShadeKey('नील', ['neel'])).toBe('shade');
});
