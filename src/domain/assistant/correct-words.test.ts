import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countSlips } from '../text/count-slips.ts';
import { correctWord, correctWords } from './correct-words.ts';
import { decidingWords, ordinaryWords } from './known-words.ts';

test.each([
  ['polyster', 'polyester'],
  ['coton', 'cotton'],
  ['fabirc', 'fabric'],
  ['unifroms', 'uniforms'],
  ['certifcate', 'certificate'],
  ['smaple', 'sample'],
])('%s is read as %s', (typed, meant) => expect(correctWord(typed)).toBe(meant));

test.each(['late', 'price', 'most', 'prime', 'xyzzy', '14b', 'gsm'])('%s is left alone', (word) =>
  expect(correctWord(word)).toBe(word),
);

test.each([
  ['two slips in a word of eight letters', 'availble', 'available'],
  ['two slips in seven letters', 'ctotno', 'ctotno'],
  ['a first letter mistaken in a short word', 'gotton', 'cotton'],
  ['a first letter mistaken in a shorter one', 'bylon', 'bylon'],
  ['three letters', 'lac', 'lac'],
  ['more than twenty letters', 'fabricfabricfabricfabr', 'fabricfabricfabricfabr'],
  ['a figure in it', 'c0tton', 'c0tton'],
])('%s: %s is read as %s', (_, typed, read) => expect(correctWord(typed)).toBe(read));

test.each([
  ['cotton', 'cotton', 0],
  ['coton', 'cotton', 1],
  ['cottton', 'cotton', 1],
  ['cettan', 'cotton', 2],
  ['octton', 'cotton', 1],
  ['cottno', 'cotton', 1],
  ['', 'net', 3],
  ['net', '', 3],
])('from %j to %j are %d slips', (a, b, slips) => expect(countSlips(a, b, 9)).toBe(slips));

test('counting ends as soon as there are too many slips', () => {
  expect(countSlips('abcdefgh', 'stuvwxyz', 2)).toBe(3);
});

test('more words than are remembered are all corrected', () => {
  const many = Array.from({ length: 5100 }, (_, i) => `x${i}`);
  expect(correctWords([...many, 'coton', 'x1'])).toEqual([...many, 'cotton', 'x1']);
});

test('a known word is never changed', () => {
  for (const word of [...decidingWords, ...ordinaryWords]) expect(correctWord(word)).toBe(word);
});

test('slips are counted alike both ways', () => {
  const word = fc.stringMatching(/^[a-d]{0,8}$/);
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(countSlips(a, b, 20)).toBe(countSlips(b, a, 20));
      expect(countSlips(a, a, 2)).toBe(0);
    }),
  );
});
