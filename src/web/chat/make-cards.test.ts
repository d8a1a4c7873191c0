import { expect, test } from 'vitest';
import {
  addedCollection,
  recordsOf,
  withCollection,
} from '../../../tests/support/content/added-collection.ts';
import { shippedContent } from '../../content/shipped-content.ts';
import { href } from '../../contract/routes.ts';
import { keywordCards } from './make-cards.ts';

const moved = recordsOf('14B', '12B');

test('the keyword assistant shows a collection of the mill’s own behind the shipped ones', () => {
  const cards = keywordCards(withCollection({}, moved));
  expect(cards).toHaveLength(5);
  expect(cards.at(-1)).toMatchObject({
    title: 'Sports and Swim',
    url: href.fabrics({ category: addedCollection.id }),
    keywords: ['sports and swim', 'sports', 'swim'],
  });
  expect(keywordCards(shippedContent).every(({ keywords }) => keywords === undefined)).toBe(true);
});

test('a hidden collection is not shown there', () => {
  expect(keywordCards(withCollection({ hidden: true }, moved))).toHaveLength(4);
});
