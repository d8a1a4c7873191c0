import { describe, expect, test } from 'vitest';
import { isSameSite } from './same-site.ts';

const siteUrl = 'https://taana.example';
const ask = (origin?: string, fetchSite?: string, host = 'localhost:3000') =>
  isSameSite({ origin, fetchSite, host, siteUrl });

describe('telling our own pages from others', () => {
  test('serves our own host, the production site, and clients that are no browser', () => {
    expect(ask('http://localhost:3000', 'same-origin')).toBe(true);
    expect(ask('https://LOCALHOST:3000')).toBe(true);
    expect(ask('https://taana.example')).toBe(true);
    expect(ask(undefined, 'same-origin')).toBe(true);
    expect(ask(undefined, 'none')).toBe(true);
    expect(ask()).toBe(true);
    expect(ask('null', 'same-origin')).toBe(true);
  });

  test.each([
    ['https://evil.example', undefined],
    ['https://evil.example', 'same-origin'],
    ['https://taana.example.evil.example', undefined],
    ['https://evil.example/https://taana.example', undefined],
    ['http://localhost:3001', 'same-site'],
    ['https://shop.taana.example', 'same-site'],
    ['http://localhost:3000', 'cross-site'],
    [undefined, 'cross-site'],
    [undefined, 'same-site'],
    ['null', undefined],
    ['null', 'cross-site'],
    ['file://localhost:3000', undefined],
    ['not an origin', undefined],
    ['', undefined],
  ])('refuses origin %j with Sec-Fetch-Site %j', (origin, fetchSite) => {
    expect(ask(origin, fetchSite)).toBe(false);
  });
});

describe('where an origin is required', () => {
  const own = {
    origin: 'https://taana.example',
    fetchSite: 'same-origin',
    host: 'taana.example',
    siteUrl,
    originRequired: true,
  };

  test("a change comes from the site's own pages", () => {
    expect(isSameSite(own)).toBe(true);
    expect(isSameSite({ ...own, fetchSite: undefined })).toBe(true);
    expect(isSameSite({ ...own, origin: 'http://localhost:3000', host: 'localhost:3000' })).toBe(
      true,
    );
  });

  test.each([
    ['no origin', { origin: undefined }],
    ['a hidden origin', { origin: 'null' }],
    ['another site', { origin: 'https://evil.example' }],
    ['a longer name', { origin: 'https://taana.example.evil.example' }],
    ['another port', { origin: 'http://localhost:3001', host: 'localhost:3000' }],
    ['a neighbour on the same domain', { fetchSite: 'same-site' }],
    ['a cross-site request that forged its origin', { fetchSite: 'cross-site' }],
    ['another scheme', { origin: 'file://taana.example' }],
  ])('%s is refused', (_, change) => {
    expect(isSameSite({ ...own, ...change })).toBe(false);
  });
});
