import { expect, test } from 'vitest';
import { type Picture, renderedGallery, renderedStrip } from './picture.ts';

const macro = { path: '/pictures/fabrics/old/macro' } as Picture;
const strip = { path: '/pictures/site/strip-old' } as Picture;
const manifest = { fabrics: { old: [macro] }, scenes: { 'strip-old': strip }, ids: { old: 14 } };

test('a fabric that has another address now keeps the pictures that were made under the old one', () => {
  const moved = { id: 14, slug: 'new', formerSlugs: ['older', 'old'] };
  expect(renderedGallery(manifest, moved)).toEqual([macro]);
  expect(renderedStrip(manifest, moved)).toBe(strip);
});

test('one that was never rendered has none', () => {
  expect(renderedGallery(manifest, { id: 14, slug: 'constructor' })).toEqual([]);
  expect(renderedStrip(manifest, { id: 14, slug: 'new' })).toBeUndefined();
});

test('a fabric that was given the address of another one does not show its pictures', () => {
  const heir = { id: 91, slug: 'old' };
  expect(renderedGallery(manifest, heir)).toEqual([]);
  expect(renderedStrip(manifest, heir)).toBeUndefined();
});
