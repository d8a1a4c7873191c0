import { expect, test } from 'vitest';
import { type Picture, renderedGallery, renderedStrip } from './picture.ts';

const macro = { path: '/pictures/fabrics/old/macro' } as Picture;
const strip = { path: '/pictures/site/strip-old' } as Picture;
const manifest = { fabrics: { old: [macro] }, scenes: { 'strip-old': strip } };

test('a fabric that has another address now keeps the pictures that were made under the old one', () => {
  const moved = { slug: 'new', formerSlugs: ['older', 'old'] };
  expect(renderedGallery(manifest, moved)).toEqual([macro]);
  expect(renderedStrip(manifest, moved)).toBe(strip);
});

test('one that was never rendered has none', () => {
  expect(renderedGallery(manifest, { slug: 'constructor' })).toEqual([]);
  expect(renderedStrip(manifest, { slug: 'new' })).toBeUndefined();
});
