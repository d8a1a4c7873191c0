import fc from 'fast-check';
import { expect, test } from 'vitest';
import { correctWord, countSlips } from './correct-words.ts';
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
