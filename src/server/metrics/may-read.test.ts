import { expect, test } from 'vitest';
import { mayReadMetrics } from './may-read.ts';

const token = 'a-token-of-this-owner';

test('whoever has the token may read them', () => {
  expect(mayReadMetrics(`Bearer ${token}`, token)).toBe(true);
});

test.each([
  undefined,
  '',
  'Bearer ',
  `Bearer ${token}x`,
  token,
  `bearer ${token}`,
  'Bearer undefined',
])('nobody else may (%s)', (authorization) => {
  expect(mayReadMetrics(authorization, token)).toBe(false);
});

test('without a token of the owner nobody may, with any or none', () => {
  for (const authorization of [undefined, '', 'Bearer ', 'Bearer undefined']) {
    expect(mayReadMetrics(authorization, undefined)).toBe(false);
  }
});
