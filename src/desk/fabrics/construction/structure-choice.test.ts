import { expect, test } from 'vitest';
import { withOwnLetters } from './structure-choice.tsx';

const bar = (threading: string) => ({ lapping: '1-0/1-2//', threading });

test('the lapping of another fabric is threaded with the yarns of this one', () => {
  const bars = withOwnLetters([bar('NN.'), bar('C')], ['A', 'B']);
  expect(bars.map(({ threading }) => threading)).toEqual(['AA.', 'B']);
});

test('with fewer yarns they take turns, and without any the letters stay to be chosen', () => {
  const bars = [bar('N'), bar('C'), bar('E')];
  expect(withOwnLetters(bars, ['A', 'B']).map(({ threading }) => threading)).toEqual([
    'A',
    'B',
    'A',
  ]);
  expect(withOwnLetters(bars, [])).toBe(bars);
});
