import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { neighbours, stepAround } from './neighbours.ts';

const rings = fc
  .uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 30 })
  .map((slugs) => slugs.map((slug) => ({ slug })));

test('next then previous is identity, from any fabric of any list', () => {
  fc.assert(
    fc.property(rings, fc.nat(), (ring, seed) => {
      const here = ring[seed % ring.length]!;
      const next = neighbours(ring, here.slug)!.next;
      const previous = neighbours(ring, here.slug)!.previous;
      expect(neighbours(ring, next.slug)!.previous).toBe(here);
      expect(neighbours(ring, previous.slug)!.next).toBe(here);
    }),
  );
});

test('wraps round both ends', () => {
  const ring = ['a', 'b', 'c'].map((slug) => ({ slug }));
  expect(neighbours(ring, 'c')?.next.slug).toBe('a');
  expect(neighbours(ring, 'a')?.previous.slug).toBe('c');
});

test('a fabric that is not in the list has no neighbours', () => {
  expect(neighbours([{ slug: 'a' }], 'b')).toBeUndefined();
  expect(neighbours([], 'a')).toBeUndefined();
});

test('as many steps as the ring is long lead home', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.nat(), (count, index) => {
      expect(stepAround(index % count, count, count)).toBe(index % count);
      expect(stepAround(index % count, count, -count)).toBe(index % count);
    }),
  );
});

test('a ring of nothing has its beginning alone', () => expect(stepAround(3, 0, 1)).toBe(0));
