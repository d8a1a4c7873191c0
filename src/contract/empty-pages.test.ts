import { expect, test } from 'vitest';
import { categories } from '../content/categories.ts';
import { emptyPages } from './empty-pages.ts';

const full = {
  categories,
  fabrics: [
    { categoryId: 'pure-cotton-fabrics' },
    { categoryId: 'polyester-cotton-knits' },
    { categoryId: 'breathable-cotton-nylon-collection' },
    { categoryId: 'nylon-classics' },
  ],
  reviews: { all: [{}] },
  articles: [{ prefix: 'blog' }, { prefix: 'blogs' }],
} as const;

test('a mill with everything has no empty page', () => {
  const isEmpty = emptyPages(full);
  for (const path of ['/reviews', '/blog', '/blogs', '/fabrics?category=nylon', '/compare'])
    expect([path, isEmpty(path)]).toEqual([path, false]);
});

test('what a mill has none of leads to an empty page, under every address', () => {
  const isEmpty = emptyPages({
    categories,
    fabrics: [{ categoryId: 'pure-cotton-fabrics' }],
    reviews: { all: [] },
    articles: [{ prefix: 'blog', unlisted: true }],
  });
  const empty = [
    '/reviews',
    '/blog',
    '/blogs',
    '/compare',
    '/polyester-cotton',
    '/fabrics?category=nylon',
    '/categories/nylon-classic',
    '/collections/polyester-cotton',
  ];
  for (const path of empty) expect([path, isEmpty(path)]).toEqual([path, true]);
  const filled = ['/', '/fabrics', '/fabrics?category=cotton', '/premium-cotton', '/collections'];
  for (const path of filled) expect([path, isEmpty(path)]).toEqual([path, false]);
});
