import { expect, test } from 'vitest';
import { sourceOf } from './read-source.ts';

test('campaign parameters are read from the address of the first page', () => {
  expect(
    sourceOf(['/fabrics?category=x&utm_source=fair&utm_campaign=texworld&fbclid=1', 'https://a/']),
  ).toEqual({
    landing: '/fabrics?category=x&utm_source=fair&utm_campaign=texworld&fbclid=1',
    referrer: 'https://a/',
    utm: { source: 'fair', campaign: 'texworld' },
  });
});

test('a visit without a known source sends nothing', () => {
  expect(sourceOf([])).toEqual({ landing: '', referrer: '', utm: {} });
});
