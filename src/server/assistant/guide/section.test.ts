import { expect, test } from 'vitest';
import { inWords } from '../../../domain/text/in-words.ts';
import { link } from './section.ts';

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j is written as “%s”', (parts, text) => expect(inWords(parts)).toBe(text));

test('another joint may be named', () => expect(inWords(['a', 'b', 'c'], 'or')).toBe('a, b or c'));

test('a label cannot end its link', () => {
  expect(link({ label: '[14B] net', to: '/x' })).toBe('[14B net](/x)');
});
