import { expect, test } from 'vitest';
import { fixedPageIds, pages } from './pages.ts';
import { href } from './routes.ts';

test('every page with one address has a builder that writes it', () => {
  for (const id of fixedPageIds.filter((page) => page !== 'compare')) {
    expect((href[id] as () => string)()).toBe(pages[id]);
  }
});

test('slugs, anchors and queries are written behind the address of their page', () => {
  expect(href.fabric('locknit-premium-14b')).toBe('/fabrics/locknit-premium-14b');
  expect(href.article('textile-fibres-guide', 'blogs')).toBe('/blogs/textile-fibres-guide');
  expect(href.faq('moq-lead-time')).toBe('/faq#moq-lead-time');
  expect(href.compare(['a', 'b'])).toBe('/compare?ids=a%2Cb');
  expect(href.samples({ fabric: ['a', 'b'] })).toBe('/samples?fabric=a&fabric=b');
});

test('href builders escape what they are given', () => {
  expect(href.quote({ product: '14B Locknit & Co' })).toBe('/quote?product=14B+Locknit+%26+Co');
  expect(href.fabrics()).toBe('/fabrics');
});
