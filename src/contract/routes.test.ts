import { expect, test } from 'vitest';
import { aliases, redirects } from './match-route.ts';
import { fixedPageIds, pageTable, pages } from './pages.ts';
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
  expect(href.fabric('a/b')).toBe('/fabrics/a%2Fb');
});

test('every address that was ever published stays', () => {
  expect(Object.values(pages)).toEqual([
    '/',
    '/fabrics',
    '/fabrics/:slug',
    '/catalogue',
    '/quote',
    '/samples',
    '/compare',
    '/contact',
    '/schedule-call',
    '/thank-you',
    '/reviews',
    '/about',
    '/faq',
    '/privacy-policy',
    '/blog',
    '/blogs',
    '/blog/:slug',
    '/collections',
    '/collections/premium-cotton',
    '/collections/polyester-cotton',
    '/categories/:slug',
    '/ai-fabric-guide',
    '/loom',
    '/loom/:slug',
    '/embed',
    '/offline',
  ]);
  expect(pageTable.article.alias).toBe('/blogs/:slug');
  expect(aliases).toEqual({
    '/premium-cotton': '/collections/premium-cotton',
    '/polyester-cotton': '/collections/polyester-cotton',
  });
  expect(redirects).toEqual({
    '/rfq': '/quote',
    '/what-is-gsm-fabric-weight-chart': '/blog/what-is-gsm-fabric-weight-chart',
    '/textile-rules-2025': '/blogs/2025-textile-rules-dpp-epr-microfibre-filters',
    '/cotton-vs-polyester-gsm-guide-2025':
      '/blogs/cotton-vs-polyester-vs-polycotton-gsm-guide-2025',
  });
});

test('every builder leads to its page', () => {
  const built = [
    href.home(),
    href.fabrics({ category: 'nylon', search: '', sort: 'popularity' }),
    href.catalogue({ search: 'lace' }),
    href.compare(['a', 'b']),
    href.quote({ product: ['a', 'b'] }),
    href.contact(),
    href.scheduleCall(),
    href.samples({ fabric: ['a', 'b'] }),
    href.thankYou(),
    href.thankYou('price-request'),
    href.reviews(),
    href.about(),
    href.collections(),
    href.collections('nylon'),
    href.premiumCotton(),
    href.polyesterCotton(),
    href.category('nylon-classic'),
    href.blogIndex(),
    href.blogList(),
    href.article('x'),
    href.article('x', 'blogs'),
    href.faq(),
    href.privacy(),
    href.fabricGuide(),
    href.embed(),
    href.serverFunction('send-quote-email'),
  ];
  expect(built).toEqual([
    '/',
    '/fabrics?category=nylon&sort=popularity',
    '/catalogue?search=lace',
    '/compare?ids=a%2Cb',
    '/quote?product=a&product=b',
    '/contact',
    '/schedule-call',
    '/samples?fabric=a&fabric=b',
    '/thank-you',
    '/thank-you?type=price-request',
    '/reviews',
    '/about',
    '/collections',
    '/collections#nylon',
    '/collections/premium-cotton',
    '/collections/polyester-cotton',
    '/categories/nylon-classic',
    '/blog',
    '/blogs',
    '/blog/x',
    '/blogs/x',
    '/faq',
    '/privacy-policy',
    '/ai-fabric-guide',
    '/embed',
    '/functions/v1/send-quote-email',
  ]);
});
