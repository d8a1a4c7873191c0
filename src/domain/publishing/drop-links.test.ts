import { expect, test } from 'vitest';
import { dropEntries, dropLinks } from './drop-links.ts';

const isDead = (address: string) => address.startsWith('/gone');
const page = {
  menu: [
    { label: 'All', to: '/all' },
    { label: 'Gone', to: '/gone' },
  ],
  announce: { title: 'New', to: '/gone/article' },
  text: 'Read [this](/gone) and [that](/all).',
};

test('what leads nowhere is dropped, and the words of a link stay', () => {
  expect(dropLinks(page, isDead)).toEqual({
    menu: [page.menu[0]],
    text: 'Read this and [that](/all).',
  });
});

test('of lists alone, groups and texts stay; with nothing to drop it is the same object', () => {
  expect(dropEntries(page, isDead)).toEqual({ ...page, menu: [page.menu[0]] });
  expect(dropEntries(page, () => false)).toBe(page);
});
