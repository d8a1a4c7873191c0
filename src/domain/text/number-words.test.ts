import { expect, test } from 'vitest';
import { inOrdinal, inWords } from './number-words.ts';

test.each([
  [0, 'no'],
  [1, 'one'],
  [10, 'ten'],
  [19, 'nineteen'],
  [20, 'twenty'],
  [42, 'forty-two'],
  [99, 'ninety-nine'],
  [100, '100'],
])('%i is %s', (count, words) => {
  expect(inWords(count)).toBe(words);
});

test.each([
  [1, 'first'],
  [3, 'third'],
  [11, 'eleventh'],
  [12, 'twelfth'],
  [20, 'twentieth'],
  [42, 'forty-second'],
  [58, 'fifty-eighth'],
  [100, '100th'],
])('place %i is the %s', (place, words) => {
  expect(inOrdinal(place)).toBe(words);
});
