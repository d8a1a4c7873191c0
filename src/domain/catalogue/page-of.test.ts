import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageOf, pageSize } from './page-of.ts';

test('each page adds 24 until nothing remains', () => {
  const list = Array.from({ length: 60 });
  const pages = [1, 2, 3, 4].map((count) => pageOf(list, count));
  expect(pages.map(({ shown }) => shown.length)).toEqual([24, 48, 60, 60]);
  expect(pages.map(({ remaining }) => remaining)).toEqual([36, 12, 0, 0]);
});

test('shown and remaining are always the whole list, and never an empty first page', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.double(), (list, pages) => {
      const page = pageOf(list, pages);
      expect(page.shown.length + page.remaining).toBe(list.length);
      expect(page.shown.length).toBeGreaterThanOrEqual(Math.min(list.length, pageSize));
    }),
  );
});
