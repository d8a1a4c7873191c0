import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { stylesAtHand } from '../../contract/styles-at-hand.ts';
import { lookStylesheet } from '../../domain/design/look.ts';
import { createArrivals, putStylesInside, styleAt } from './arrivals.ts';
import { cachePage, cacheResponse, type CachedResponse } from './cached-response.ts';
import { compressFully } from './compress-fully.ts';

const css = 'body{color:#24365f}'.repeat(40);
const hash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
const link = '<link rel="stylesheet" href="/assets/site-home-1.css"/>';
const html = `<!doctype html><html lang="en"><head>${link}<script type="module" src="/assets/client-1.js"></script></head><h1>Cloth</h1>`;
const styles = (path: string) => (path === '/assets/site-home-1.css' ? css : undefined);

const page = cachePage('/', { status: 200, html });
const fromElsewhere = {
  'sec-fetch-site': 'none',
  'sec-fetch-mode': 'navigate',
  'accept-encoding': 'gzip, deflate, br',
};
const fromHere = { ...fromElsewhere, 'sec-fetch-site': 'same-origin' };

const textOf = (response: CachedResponse) =>
  brotliDecompressSync(response.encoded.br.body).toString();
function headersOf(response: CachedResponse): Record<string, string> {
  const list = response.encoded.br.headers[0].all;
  return Object.fromEntries(list.flatMap((name, i) => (i % 2 === 0 ? [[name, list[i + 1]!]] : [])));
}

describe('a page for who arrives', () => {
  const { choose } = createArrivals(styles);
  const whole = choose({ headers: fromElsewhere }, page);

  test('has its style inside, and its policy names that style alone', () => {
    const marked = html.replace('<html', '<html data-late="1"');
    expect(textOf(whole)).toBe(marked.replace(link, `<style>${css}</style>`));
    expect(headersOf(whole)['Content-Security-Policy']).toContain(`; style-src 'self' ${hash}; `);
    expect(headersOf(page)['Content-Security-Policy']).toContain("; style-src 'self'; ");
    expect(headersOf(whole)['Link']).not.toContain('as=style');
    expect(whole.encoded.br.etag).not.toBe(page.encoded.br.etag);
  });

  test('is made once, and again when the page is another', () => {
    expect(choose({ headers: { ...fromElsewhere, 'sec-fetch-site': 'cross-site' } }, page)).toBe(
      whole,
    );
    const newer = cachePage('/', { status: 200, html: html.replace('Cloth', 'New cloth') });
    expect(textOf(choose({ headers: fromElsewhere }, newer))).toContain('New cloth');
  });

  test('shared caches tell both forms apart', () => {
    expect(headersOf(whole)['Vary']).toBe(
      'Accept-Encoding, Sec-Fetch-Site, Service-Worker-Navigation-Preload',
    );
    expect(headersOf(page)['Vary']).toBe(headersOf(whole)['Vary']);
  });

  test.each([
    ['who is here already', fromHere],
    ['who does not say where they come from', { 'accept-encoding': 'br' }],
    ['who understands gzip alone', { ...fromElsewhere, 'accept-encoding': 'gzip' }],
    [
      'whose service worker keeps the styles',
      { ...fromElsewhere, 'service-worker-navigation-preload': stylesAtHand },
    ],
    ['what is no visit', { ...fromElsewhere, 'sec-fetch-mode': 'no-cors' }],
  ])('is not for %s', (_, headers) => {
    expect(choose({ headers }, page)).toBe(page);
  });

  test('whoever holds it need not be sent the other', () => {
    const held = { 'if-none-match': whole.encoded.br.etag };
    expect(choose({ headers: { ...fromHere, ...held } }, page)).toBe(whole);
    const other = { 'if-none-match': page.encoded.br.etag };
    expect(choose({ headers: { ...fromHere, ...other } }, page)).toBe(page);
    // It would begin with the faces that are installed, as for a first visit.
    const kept = { ...held, 'service-worker-navigation-preload': stylesAtHand };
    expect(choose({ headers: { ...fromElsewhere, ...kept } }, page)).toBe(page);
  });

  test('a page that others may frame still may be framed', () => {
    const embed = cachePage('/embed', { status: 200, html });
    const policy = headersOf(choose({ headers: fromElsewhere }, embed))['Content-Security-Policy'];
    expect(policy).toContain('frame-ancestors *');
  });

  test('a file that is no page stays as it is', () => {
    const body = Buffer.from(html);
    const text = cacheResponse({ status: 200, type: 'text/plain', caching: 'day', body });
    expect(choose({ headers: fromElsewhere }, text)).toBe(text);
  });
});

test('one that the build compressed fully is compressed well behind the first visitor', async () => {
  const body = Buffer.from(html);
  const built = cacheResponse({
    status: 200,
    type: 'text/html; charset=utf-8',
    caching: 'page',
    body,
    ...(await compressFully(body)),
  });
  let better = 0;
  const { choose } = createArrivals(styles, async (whole) => {
    better += 1;
    return (await compressFully(whole)).br;
  });
  const first = choose({ headers: fromElsewhere }, built);
  await expect.poll(() => choose({ headers: fromElsewhere }, built)).not.toBe(first);
  const later = choose({ headers: fromElsewhere }, built);
  expect(textOf(later)).toBe(textOf(first));
  expect(later.encoded.br.etag).not.toBe(first.encoded.br.etag);
  expect(better).toBe(1);
});

test('one that could not be compressed better stays as it was', async () => {
  const built = cacheResponse({
    status: 200,
    type: 'text/html; charset=utf-8',
    caching: 'page',
    body: Buffer.from(html),
  });
  const { choose } = createArrivals(styles, () => Promise.reject(new Error('No memory')));
  const first = choose({ headers: fromElsewhere }, built);
  await new Promise(setImmediate);
  expect(choose({ headers: fromElsewhere }, built)).toBe(first);
});

describe('styles that are put inside', () => {
  test('are all that the head links; links further down stay', () => {
    const two = `<head>${link}<link rel="stylesheet" href="/b.css"/></head><body>${link}`;
    const read = (path: string) => (path === '/b.css' ? 'b{}' : css);
    const found = putStylesInside(two, read)!;
    expect(found.html).toBe(`<head><style>${css}</style><style>b{}</style></head><body>${link}`);
    expect(found.styleHashes).toHaveLength(2);
  });

  test('stay links where one is not known, would end its element, or there is none', () => {
    expect(putStylesInside(`<head>${link}</head>`, () => undefined)).toBeUndefined();
    expect(putStylesInside(`<head>${link}</head>`, () => 'a{content:"</style>"}')).toBeUndefined();
    expect(putStylesInside('<head></head>', styles)).toBeUndefined();
  });

  test('are those of the build and the mill’s own colours, and no other file', () => {
    const sheet = cacheResponse({
      status: 200,
      type: 'text/css',
      caching: 'forever',
      body: Buffer.from(css),
    });
    const responses = new Map([
      ['/assets/site-home-1.css', sheet],
      ['/desk/assets/desk.css', sheet],
    ]);
    expect(styleAt(responses, '/assets/site-home-1.css')).toBe(css);
    expect(styleAt(responses, '/assets/gone.css')).toBeUndefined();
    expect(styleAt(responses, '/desk/assets/desk.css')).toBeUndefined();
    const own = lookStylesheet({ dye: '#125a60', ground: 'safed' })!;
    expect(styleAt(responses, own)).toContain('#125a60');
  });
});
