import { describe, expect, test } from 'vitest';
import { href, matchRoute, pages, redirects, twins } from './routes.ts';

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
  });
});
