import { expect, test } from 'vitest';
import { shades as book } from '../../../content/fabrics/shades.ts';
import { findShades } from './dye-book.tsx';

const shades = Object.entries(book).map(([key, body]) => ({ key, body, isDraft: false }));
const names = (search: string) => findShades(search, shades).map(({ body }) => body.name);

test('the dye book is searched by name', () => {
  expect(names('gul')).toEqual(['Gulnar', 'Gulabi']);
  expect(names('  NEEL ')).toEqual(['Neel']);
  expect(names('')).toHaveLength(shades.length);
  expect(names('zzz')).toEqual([]);
});

test('and by a code, nearest first', () => {
  expect(names('#24365f')[0]).toBe('Neel');
  expect(names('24365f')[0]).toBe('Neel');
  expect(names('#24365f').length).toBe(12);
});
