import { expect, test } from 'vitest';
import { chatCollections, genericKeywords } from './chat-collections.ts';
import { matchCollections } from './match-collections.ts';

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
