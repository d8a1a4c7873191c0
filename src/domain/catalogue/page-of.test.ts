import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageOf, pageSize } from './page-of.ts';

test('the first page holds 24 of 90 and says that 66 remain', () => {
  const { shown, remaining } = pageOf(Array.from({ length: 90 }), 1);
  expect([shown.length, remaining]).toEqual([24, 66]);
});

test('each page adds 24 until nothing remains', () => {
  const ninety = Array.from({ length: 90 });
  expect([2, 3, 4, 5].map((pages) => pageOf(ninety, pages).remaining)).toEqual([42, 18, 0, 0]);
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
