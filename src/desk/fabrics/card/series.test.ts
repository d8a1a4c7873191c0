import { expect, test } from 'vitest';
import { seriesIn, withSeries } from './series.ts';

test('a series is a word of the name', () => {
  expect(seriesIn('Locknit Premium')).toBe('Premium');
  expect(seriesIn('Premiums')).toBeUndefined();
});

test('another series takes its place; none takes it out', () => {
  expect(withSeries('Locknit Premium 2', 'Luxury')).toBe('Locknit Luxury 2');
  expect(withSeries('Locknit Premium', undefined)).toBe('Locknit');
  expect(withSeries('Locknit', 'Custom')).toBe('Locknit Custom');
  expect(withSeries('Locknit', undefined)).toBe('Locknit');
});
