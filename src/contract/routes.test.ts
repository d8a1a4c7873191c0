import { describe, expect, test } from 'vitest';
import { href, matchRoute, pages, redirects, thankYouTypes, twins } from './routes.ts';

describe('route table', () => {
  test('finds every exact page by its own address', () => {
    for (const [page, pattern] of Object.entries(pages)) {
      if (!pattern.includes(':')) expect(matchRoute(pattern)).toEqual({ page });
    }
  });

  test('finds a slug page and hands its slug over', () => {
    expect(matchRoute('/fabrics/locknit-premium-14b')).toEqual({
      page: 'fabric',
      slug: 'locknit-premium-14b',
    });
    expect(matchRoute('/blogs/x')).toEqual({ page: 'articleTwin', slug: 'x' });
  });

  test('a twin address shows the canonical page', () => {
    for (const [twin, canonical] of Object.entries(twins)) {
      expect(matchRoute(twin)).toEqual(matchRoute(canonical));
    }
  });

  test('every redirect leads to a page that exists', () => {
    for (const target of Object.values(redirects)) expect(matchRoute(target)).toBeDefined();
  });

  test.each(['/nothing', '/fabrics/', '/fabrics/a/b', '/Fabrics', '//', '/fabrics/:slug/x'])(
    'does not know %s',
    (path) => expect(matchRoute(path)).toBeUndefined(),
  );

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
      '/compare',
      '/quote',
      '/contact',
      '/schedule-call',
      '/samples',
      '/thank-you',
      '/reviews',
      '/about',
      '/collections',
      '/collections/premium-cotton',
      '/collections/polyester-cotton',
      '/categories/:slug',
      '/blog',
      '/blogs',
      '/blog/:slug',
      '/blogs/:slug',
      '/faq',
      '/privacy-policy',
      '/ai-fabric-guide',
      '/embed',
      '/offline',
    ]);
    expect(twins).toEqual({
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
    expect(thankYouTypes).toEqual([
      'price-request',
      'schedule-call',
      'quote-request',
      'catalog-request',
      'contact-message',
      'sample-request',
    ]);
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
});
