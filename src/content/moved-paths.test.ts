import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { requireContent } from '../../tests/support/content/many-fabrics.ts';
import { href } from '../contract/routes.ts';
import { movedPaths } from './moved-paths.ts';
import { shippedRecords } from './records/assemble-records.ts';
import { shippedContent } from './shipped-content.ts';

const { fabric } = shippedRecords;
const [one, two] = Object.entries(fabric).map(([key, record]) => ({ key, record }));

test('nothing that is shipped has moved', () => {
  expect(movedPaths(shippedContent).size).toBe(0);
});

test('a former address of a fabric and of its sheet leads to the one it has', () => {
  const record = { ...one!.record, slug: 'new-address', formerSlugs: ['older', one!.record.slug] };
  const moved = movedPaths(
    requireContent({ ...shippedRecords, fabric: { ...fabric, [one!.key]: record } }),
  );
  expect(moved.get(href.fabric('older'))).toBe('/fabrics/new-address');
  expect(moved.get(`${href.fabric(one!.record.slug)}.pdf`)).toBe('/fabrics/new-address.pdf');
  expect(moved.size).toBe(4);
});

test('a withdrawn fabric is found at its last address, and has no sheet', () => {
  const record = { ...one!.record, formerSlugs: ['older'], withdrawn: true as const };
  const moved = movedPaths(
    requireContent({ ...shippedRecords, fabric: { ...fabric, [one!.key]: record } }),
  );
  expect([...moved]).toEqual([[href.fabric('older'), href.fabric(one!.record.slug)]]);
});

test('every former address of an article leads to the one it has, under both prefixes', () => {
  const [[key, record]] = Object.entries(shippedRecords.article) as [
    [string, (typeof shippedRecords.article)[string]],
  ];
  const article = { ...shippedRecords.article };
  article[key] = { ...record, prefix: 'blogs', slug: 'fibres', formerSlugs: ['older'] };
  const moved = movedPaths(requireContent({ ...shippedRecords, article }));
  expect(Object.fromEntries(moved)).toEqual({
    [`/blog/${key}`]: '/blogs/fibres',
    [`/blogs/${key}`]: '/blogs/fibres',
    '/blog/older': '/blogs/fibres',
    '/blogs/older': '/blogs/fibres',
  });
});

test('an address that another article has taken is not moved', () => {
  const [[first, record], [second, other]] = Object.entries(shippedRecords.article) as [
    [string, (typeof shippedRecords.article)[string]],
    [string, (typeof shippedRecords.article)[string]],
  ];
  const article = { ...shippedRecords.article };
  article[first] = { ...record, slug: 'fibres' };
  article[second] = { ...other, slug: first };
  const moved = movedPaths(requireContent({ ...shippedRecords, article }));
  expect([...moved.keys()].toSorted()).toEqual([`/blog/${second}`, `/blogs/${second}`]);
});

test('whatever fabrics were called, no way leads in a circle or away from a living page', () => {
  const anySlug = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const names = fc.record({
    slug: anySlug,
    formerSlugs: fc.array(anySlug, { maxLength: 4 }),
    gone: fc.boolean(),
  });
  fc.assert(
    fc.property(names, names, (a, b) => {
      fc.pre(a.gone || b.gone || a.slug !== b.slug);
      const named = (
        { record }: NonNullable<typeof one>,
        { slug, formerSlugs, gone }: typeof a,
      ) => ({
        ...record,
        slug,
        formerSlugs,
        ...(gone && { withdrawn: true as const }),
      });
      const content = requireContent({
        ...shippedRecords,
        fabric: { ...fabric, [one!.key]: named(one!, a), [two!.key]: named(two!, b) },
      });
      const moved = movedPaths(content);
      for (const [from, to] of moved) {
        expect(moved.has(to)).toBe(false);
        expect(content.fabrics.map((each) => href.fabric(each.slug))).not.toContain(from);
      }
    }),
    { numRuns: 40 },
  );
});
