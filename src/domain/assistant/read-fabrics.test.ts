import { expect, test } from 'vitest';
import { sampleFabric } from '../fabric/sample-fabric.fixture.ts';
import { readFabrics } from './read-fabrics.ts';

const book = [
  sampleFabric({ number: '11B', title: 'Tricot' }),
  sampleFabric({ number: '14B', title: 'Locknit Luxury' }),
  sampleFabric({ number: '14D', title: 'Reverse Locknit Luxury' }),
  sampleFabric({ number: '22A', title: 'Honeycomb Piqué' }),
  sampleFabric({ number: '22B', title: 'Honeycomb Piqué' }),
];
const read = (text: string) => {
  const { found, unknown } = readFabrics(text, text, book);
  return { found: found.map(({ number }) => number), unknown };
};

test.each([
  ['14b', ['14B']],
  ['is 14 b softer than 11-b', ['14B', '11B']],
  ['about 114b', []],
  ['1.14b and 3,14b', []],
  ["14b's", []],
  ['14bb', []],
])('numbers of articles in %j', (text, found) => expect(read(text).found).toEqual(found));

test('numbers of ours are told from numbers nobody has and from figures with a unit', () => {
  expect(read('14b or 99z')).toEqual({ found: ['14B'], unknown: ['99Z'] });
  for (const text of ['72 g', '60 i', '10 k', '50 m', '20 o', '30 s']) {
    expect(read(text)).toEqual({ found: [], unknown: [] });
  }
});

test('a title is known when it is said whole and has two words', () => {
  expect(read('the honeycomb pique please').found).toEqual(['22A', '22B']);
  expect(read('honeycomb').found).toEqual([]);
  expect(read('tricot').found).toEqual([]);
  expect(read('honeycomb piques').found).toEqual([]);
});

test('of titles within each other the longest is meant', () => {
  expect(read('reverse locknit luxury').found).toEqual(['14D']);
  expect(read('locknit luxury').found).toEqual(['14B']);
  expect(read('locknit luxury and honeycomb pique').found).toEqual(['14B', '22A', '22B']);
});

test('where a number is said, titles are not looked for', () => {
  expect(read('11b or locknit luxury').found).toEqual(['11B']);
  expect(read('99z or locknit luxury')).toEqual({ found: [], unknown: ['99Z'] });
});
