import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

test('whatever is put in, count and weight stay within their limits', () => {
  const step = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e'), weight: fc.nat(60) });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const cache = new BoundedCache<{ weight: number }>({ count: 3, weight: 100 });
      for (const { key, weight } of steps) cache.set(key, { weight });
      expect(cache.count).toBeLessThanOrEqual(3);
      expect(cache.weight).toBeLessThanOrEqual(100);
      const kept = ['a', 'b', 'c', 'd', 'e'].map((key) => cache.get(key)?.weight ?? 0);
      expect(cache.weight).toBe(kept.reduce((sum, weight) => sum + weight, 0));
    }),
  );
});

test('what was used last is kept longest', () => {
  const cache = new BoundedCache<{ weight: number }>({ count: 2, weight: 100 });
  cache.set('a', { weight: 1 });
  cache.set('b', { weight: 1 });
  cache.get('a');
  cache.set('c', { weight: 1 });
  expect(cache.get('a')).toBeDefined();
  expect(cache.get('b')).toBeUndefined();
});

test('something as heavy as the whole cache may stay, alone', () => {
  const cache = new BoundedCache<{ weight: number }>({ count: 2, weight: 100 });
  cache.set('a', { weight: 1 });
  cache.set('b', { weight: 100 });
  expect(cache.get('a')).toBeUndefined();
  expect(cache.get('b')).toBeDefined();
});

test('something heavier than the whole cache does not push the rest out', () => {
  const cache = new BoundedCache<{ weight: number }>({ count: 2, weight: 100 });
  cache.set('a', { weight: 50 });
  cache.set('b', { weight: 101 });
  expect(cache.get('a')).toBeDefined();
  expect(cache.get('b')).toBeUndefined();
});
