import { expect, test } from 'vitest';
import { shippedContent } from '../../content/shipped-content.ts';
import { collectionDyes, collectionKey } from './new-collection.ts';

test('the address of a collection follows from its name and belongs to it alone', () => {
  expect(collectionKey('Sports & Swim', [])).toBe('sports-swim');
  expect(collectionKey('Crêpes d’été', [])).toBe('crepes-dete');
  expect(collectionKey('Sports & Swim', ['sports-swim', 'sports-swim-2'])).toBe('sports-swim-3');
});

test('a name without letters of an address has none', () => {
  expect(collectionKey('खेल', [])).toBeUndefined();
});

test('a new collection may have the colour of every collection there is', () => {
  const shown = Object.values(shippedContent.categories).map(({ tab }) => tab.dye);
  expect(new Set(shown)).toEqual(new Set(collectionDyes));
});
