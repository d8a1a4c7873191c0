import { expect, test } from 'vitest';
import { collectionsOf, markCollections, nameCollection } from './read-collections.ts';

const swim = nameCollection('sports-and-swim', ['Swim', 'Sports & Swim', 'Swim Range']);
const net = nameCollection('nets', ['Stretch Net']);
const mark = (text: string) => markCollections(text.split(' '), [swim, net]);

test('the longest of its names is taken whole', () => {
  expect(mark('show me sports and swim in navy')).toEqual(['show', 'me', '§0', 'in', 'navy']);
  expect(mark('swim in navy')).toEqual(['§0', 'in', 'navy']);
});

test('a name of words of the trade is meant only alone or beside “collection”', () => {
  expect(mark('stretch net collection')).toEqual(['§1']);
  expect(mark('show me the stretch net')).toEqual(['show', 'me', 'the', '§1']);
  expect(mark('stretch net for dresses')).toEqual(['stretch', 'net', 'for', 'dresses']);
});

test('each sign stands for its collection', () => {
  expect(collectionsOf(mark('swim or stretch net range'), [swim, net])).toEqual([
    'sports-and-swim',
    'nets',
  ]);
});

test('a slip of the pen in a long name is read as the name, another word is not', () => {
  const sports = nameCollection('sports-and-swim', ['Sportswear']);
  const sign = (word: string) => markCollections([word], [sports])[0];
  for (const typed of ['sportwear', 'sportswearr', 'sportswaer']) expect(sign(typed)).toBe('§0');
  for (const typed of ['sportive', 'spandex', 'portswear']) expect(sign(typed)).toBe(typed);
});
