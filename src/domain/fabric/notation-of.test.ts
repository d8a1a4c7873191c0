import { expect, test } from 'vitest';
import { notationOf } from './notation-of.ts';

test('the back bar is printed first, without the end marks of the chain', () => {
  const bars = [
    { lapping: '2-3/1-0//', threading: 'A' },
    { lapping: '1-0/1-2//', threading: 'B' },
  ];
  expect(notationOf({ bars })).toBe('1-0/1-2 // 2-3/1-0');
});
