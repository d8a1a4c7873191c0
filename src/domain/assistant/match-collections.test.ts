import { expect, test } from 'vitest';
import { chatCollections, genericKeywords } from './chat-collections.ts';
import { keywordsOf, matchCollections } from './match-collections.ts';

const every = chatCollections.flatMap(({ id, keywords }) =>
  keywords.map((word) => [word, id] as const),
);

test.each(every)('%j means %s', (word, id) => {
  expect(matchCollections(`Do you have ${word.toUpperCase()} things?`)).toEqual({
    kind: 'collections',
    ids: [id],
  });
});

test('words of two collections show both, in the order of the book', () => {
  const match = matchCollections('lace or polyester');
  expect(match).toEqual({
    kind: 'collections',
    ids: ['premium-polyester-cotton', 'nylon-classic'],
  });
});

test.each(genericKeywords)('%j alone shows all four', (word) => {
  const match = matchCollections(`some ${word}`);
  expect(match.kind === 'collections' && match.ids).toHaveLength(4);
});

test('a specific word beats a general one', () => {
  expect(matchCollections('lace fabric')).toEqual({ kind: 'collections', ids: ['nylon-classic'] });
});

test.each(['hello', 'how are you', ''])('%j is not understood', (text) => {
  expect(matchCollections(text)).toEqual({ kind: 'none' });
});

test('a collection of the mill’s own is found by its name and by its own words', () => {
  const own = [{ id: 'sports-and-swim', keywords: keywordsOf('Sports and Swim') }];
  for (const ask of ['Sports and Swim', 'anything for SWIM?', 'sports wear']) {
    expect(matchCollections(ask, own)).toEqual({ kind: 'collections', ids: ['sports-and-swim'] });
  }
  expect(matchCollections('lace', own)).toEqual({ kind: 'collections', ids: ['nylon-classic'] });
  const all = matchCollections('fabric', own);
  expect(all.kind === 'collections' && all.ids).toHaveLength(5);
});

test('its words take none from the shipped collections', () => {
  expect(keywordsOf('Premium Lace Collection')).toEqual(['premium lace collection']);
  expect(keywordsOf('Knit for Yoga')).toEqual(['knit for yoga', 'yoga']);
});
