import { expect, test } from 'vitest';
import { sourceOf } from './read-source.ts';

test('campaign words are read from the first page’s address', () => {
  expect(
    sourceOf(['/fabrics?category=x&utm_source=fair&utm_campaign=texworld&fbclid=1', 'https://a/']),
  ).toEqual({
    landing: '/fabrics?category=x&utm_source=fair&utm_campaign=texworld&fbclid=1',
    referrer: 'https://a/',
    utm: { source: 'fair', campaign: 'texworld' },
  });
});

test('a visit of which nothing is known says nothing', () => {
  expect(sourceOf([])).toEqual({ landing: '', referrer: '', utm: {} });
});
