import { expect, test } from 'vitest';
import { leastAnswers, usualAnswer } from './usual-answer.ts';

const hour = 3_600_000;
const many = (ms: number, count = leastAnswers) => Array.from({ length: count }, () => ms);

test('twenty answers support a promise, nineteen do not', () => {
  expect(usualAnswer(many(hour, leastAnswers - 1), [])).toBeUndefined();
  expect(usualAnswer(many(hour), [])).toBe('within an hour');
});

test.each([
  [1, 'within an hour'],
  [hour + 1, 'within 2 hours'],
  [3 * hour, 'within 3 hours'],
  [23 * hour, 'within 23 hours'],
  [23.5 * hour, 'within a day'],
  [25 * hour, 'within 2 days'],
  [72 * hour, 'within 3 days'],
  [73 * hour, undefined],
])('a median of %d ms is spelled %s', (ms, words) => {
  expect(usualAnswer(many(ms), [])).toBe(words);
});

test('those who still wait count', () => {
  expect(usualAnswer(many(hour), many(100 * hour, 30))).toBeUndefined();
});
