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
