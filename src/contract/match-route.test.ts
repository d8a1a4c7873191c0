import { describe, expect, test } from 'vitest';
import { aliases, matchRoute, redirects } from './match-route.ts';
import { fixedPageIds, pages } from './pages.ts';

describe('matching an address', () => {
  test('finds every page with one address by that address', () => {
    for (const page of fixedPageIds) expect(matchRoute(pages[page])).toEqual({ page });
  });

  test('finds a slug page and returns its slug', () => {
    expect(matchRoute('/fabrics/locknit-premium-14b')).toEqual({
      page: 'fabric',
      slug: 'locknit-premium-14b',
    });
  });

  test('an alias shows the canonical page', () => {
    expect(Object.keys(aliases)).toEqual(['/premium-cotton', '/polyester-cotton']);
    for (const [alias, canonical] of Object.entries(aliases)) {
      expect(matchRoute(alias)).toEqual(matchRoute(canonical));
    }
    expect(matchRoute('/blogs/x')).toEqual(matchRoute('/blog/x'));
  });

  test('every redirect leads to a page that exists, from an address that is none', () => {
    for (const [from, to] of Object.entries(redirects)) {
      expect(matchRoute(from)).toBeUndefined();
      expect(matchRoute(to)).toBeDefined();
    }
  });

  test.each(['/nothing', '/fabrics/', '/fabrics/a/b', '/Fabrics', '//', '/fabrics/:slug/x'])(
    'does not know %s',
    (path) => expect(matchRoute(path)).toBeUndefined(),
  );
});
