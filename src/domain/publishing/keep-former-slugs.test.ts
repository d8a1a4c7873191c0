import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Addressed, keepFormerSlugs } from './keep-former-slugs.ts';

test('another address keeps the one before', () => {
  expect(keepFormerSlugs({ slug: 'a' }, { slug: 'b' })).toEqual({ slug: 'b', formerSlugs: ['a'] });
});

test('a record whose address stays is not touched', () => {
  const after = { slug: 'a', title: 'Other words' };
  expect(keepFormerSlugs({ slug: 'a', title: 'Words' }, after)).toBe(after);
});

test('going back to a former address leaves no way in a circle', () => {
  const moved = { slug: 'b', formerSlugs: ['a'] };
  expect(keepFormerSlugs(moved, { ...moved, slug: 'a' })).toEqual({
    slug: 'a',
    formerSlugs: ['b'],
  });
});

test('whatever is typed, no address that was public is lost, and none leads to itself', () => {
  const slug = fc.constantFrom('a', 'b', 'c', 'd');
  const typed = fc.record({ slug, formerSlugs: fc.array(slug, { maxLength: 3 }) });
  fc.assert(
    fc.property(fc.array(typed, { minLength: 2, maxLength: 8 }), (states) => {
      const had = new Set<string>();
      let now: Addressed = { slug: states[0]!.slug };
      for (const state of states) {
        now = keepFormerSlugs(now, state);
        had.add(now.slug!);
        const former = new Set(now.formerSlugs);
        expect(former).not.toContain(now.slug);
        expect(former.size).toBe(now.formerSlugs?.length ?? 0);
        for (const one of had) expect(one === now.slug || former.has(one)).toBe(true);
      }
    }),
  );
});

test('a record whose key is its address keeps every other one it had', () => {
  const moved = keepFormerSlugs<Addressed>({}, { slug: 'b' });
  expect(moved).toEqual({ slug: 'b' });
  const again = keepFormerSlugs<Addressed>(moved, { slug: 'c' });
  expect(again).toEqual({ slug: 'c', formerSlugs: ['b'] });
  expect(keepFormerSlugs<Addressed>(again, {})).toEqual({ formerSlugs: ['b', 'c'] });
});
