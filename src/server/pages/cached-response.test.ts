import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { href } from '../../contract/routes.ts';
import { pages } from '../../contract/pages.ts';
import {
  cacheHeaders,
  cachePage,
  cacheResponse,
  headerWeight,
  isFramable,
  type ResponseSource,
} from './cached-response.ts';
import { matches } from './send-cached.ts';
import { speculationRules } from './speculation-rules.ts';

const body = Buffer.from('the whole page');
const version = createHash('sha256').update(body).digest('base64url').slice(0, 16);
const source: ResponseSource = { status: 200, type: 'text/css', caching: 'forever', body };

/** The headers over http as a record. */
function headersOf(list: readonly string[]): Record<string, string> {
  return Object.fromEntries(list.flatMap((name, i) => (i % 2 === 0 ? [[name, list[i + 1]!]] : [])));
}
const sent = (given: Partial<ResponseSource>, encoding: 'identity' | 'br' | 'gzip' = 'identity') =>
  headersOf(cacheResponse({ ...source, ...given }).encoded[encoding].headers[0].all);

test('says type, length, age and version; a document also names what may be prerendered', () => {
  expect(sent({})).toMatchObject({
    'Content-Type': 'text/css',
    'Content-Length': '14',
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: `"${version}"`,
  });
  expect(sent({})).not.toHaveProperty('Vary');
  expect(sent({})).not.toHaveProperty('Speculation-Rules');
  expect(sent({ type: 'text/html; charset=utf-8' })['Speculation-Rules']).toBe(
    '"/speculation-rules.json"',
  );
});

test('a page names its style sheet and its script before the browser has read it', () => {
  const link = (html: string, type = 'text/html; charset=utf-8') =>
    sent({ type, body: Buffer.from(html) })['Link'];
  const sheet = '<link rel="stylesheet" href="/assets/site-home-1_a.css"/>';
  const own = '<link rel="stylesheet" href="/look-2.css"/>';
  expect(link(`<head>${sheet}${own}</head>`)).toBe(
    '</assets/site-home-1_a.css>; rel=preload; as=style',
  );
  const script = '<script type="module" src="/assets/client-1.js"></script>';
  expect(link(`<head>${script}${sheet}</head>`)).toBe(
    '</assets/site-home-1_a.css>; rel=preload; as=style, </assets/client-1.js>; rel=modulepreload; media="(scripting)"',
  );
  expect(link(`<head></head>${sheet}${script}`)).toBeUndefined();
  expect(link(`<head>${sheet}</head>`, 'text/css')).toBeUndefined();
});

test('only what runs nothing leaves out the rules for documents', () => {
  const opener = (type: string) => sent({ type })['Cross-Origin-Opener-Policy'];
  for (const type of ['text/css', 'font/woff2', 'image/avif', speculationRules.type])
    expect(opener(type)).toBeUndefined();
  for (const type of ['text/html', 'text/javascript', 'image/svg+xml', 'application/json'])
    expect(opener(type)).toBe('same-origin');
});

test('each coding has a version of its own and its own length', () => {
  const coded = { br: Buffer.from('br'), gzip: Buffer.from('gzip') };
  expect(sent(coded, 'br')).toMatchObject({
    'Content-Encoding': 'br',
    'Content-Length': '2',
    ETag: `"${version}-br"`,
    Vary: 'Accept-Encoding',
  });
  expect(sent(coded, 'gzip')).toMatchObject({ ETag: `"${version}-gzip"`, 'Content-Length': '4' });
  expect(sent(coded)).toMatchObject({ ETag: `"${version}"`, Vary: 'Accept-Encoding' });
  expect(sent(coded)).not.toHaveProperty('Content-Encoding');
  expect(sent({ ...coded, vary: 'Accept' }, 'br')['Vary']).toBe('Accept-Encoding, Accept');
  expect(sent({ vary: 'Accept' })['Vary']).toBe('Accept');
  expect(sent({ gzip: coded.gzip }, 'br')['Content-Length']).toBe('14');
});

test('what is unchanged is answered with its validators and without its type', () => {
  const { notModifiedHeaders, headers } = cacheResponse(source).encoded.identity;
  const [plain, secure] = [0, 1].map((scheme) => headersOf(notModifiedHeaders[scheme as 0].all));
  expect(plain).toMatchObject({ ETag: `"${version}"`, 'Cache-Control': expect.any(String) });
  expect(plain).not.toHaveProperty('Content-Type');
  expect(plain).not.toHaveProperty('Strict-Transport-Security');
  expect(secure).toHaveProperty('Strict-Transport-Security');
  expect(headersOf(headers[1].all)).toHaveProperty('Strict-Transport-Security');
});

test('weighs each body once, its text and its headers', () => {
  expect(cacheResponse(source).weight).toBe(2 * 14 + headerWeight);
  const coded = { br: Buffer.from('br'), gzip: Buffer.from('gzip') };
  expect(cacheResponse({ ...source, ...coded }).weight).toBe(2 * 20 + 3 * headerWeight);
  expect(cacheResponse({ ...source, type: 'image/avif' }).weight).toBe(14 + headerWeight);
  const large = Buffer.alloc(20_000);
  expect(cacheResponse({ ...source, body: large }).weight).toBe(20_000 + headerWeight);
});

test('a large body that is also there compressed is unpacked for whoever wants it plain', () => {
  const large = Buffer.from('the whole page, '.repeat(2_000));
  const br = brotliCompressSync(large);
  const response = cacheResponse({ ...source, body: large, br });
  expect(response.weight).toBe(2 * br.byteLength + headerWeight);
  expect(response.encoded.identity.body.equals(large)).toBe(true);
  expect(response.encoded.identity.etag).toBe(`"${response.version}"`);
  expect(response.encoded.gzip.body.equals(large)).toBe(true);
  expect(response.encoded.br.body.equals(br)).toBe(true);
  expect(headersOf(response.encoded.identity.headers[0].all)).toMatchObject({
    'Content-Length': String(large.byteLength),
  });
});

test('holds no more than its own bytes', () => {
  const small = { body: Buffer.from('plain'), br: Buffer.from('br'), gzip: Buffer.from('gzip') };
  const { encoded } = cacheResponse({ ...source, ...small });
  for (const [encoding, given] of Object.entries({ ...small, identity: small.body })) {
    if (encoding === 'body') continue;
    const { body: held } = encoded[encoding as 'br'];
    expect(held.equals(given)).toBe(true);
    expect(held.buffer.byteLength).toBe(given.byteLength);
  }
});

test('is also kept as text up to 14 kB', () => {
  const textOf = (bytes: number) =>
    cacheResponse({ ...source, body: Buffer.alloc(bytes, 0xe9) }).encoded.identity.text;
  expect(textOf(14 * 1024)).toBe('é'.repeat(14 * 1024));
  expect(textOf(14 * 1024 + 1)).toBeUndefined();
  expect(cacheResponse({ ...source, type: 'image/avif' }).encoded.identity.text).toBeUndefined();
});

test('a page rendered now is a document in all codings, framed by others where its row says so', () => {
  const page = cachePage('/', { status: 404, html: '<p>Missing, but in full length</p>' });
  expect(page.status).toBe(404);
  expect(headersOf(page.encoded.br.headers[0].all)).toMatchObject({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'public, max-age=0, s-maxage=1, must-revalidate',
    'CDN-Cache-Control': 'max-age=1, stale-while-revalidate=1',
    'Content-Encoding': 'br',
  });
  expect(isFramable(pages.embed)).toBe(true);
  expect(isFramable(href.home())).toBe(false);
  expect(isFramable('/no/such/page')).toBe(false);
});

test('files are kept as long as their names promise', () => {
  expect(cacheHeaders).toMatchObject({
    forever: ['Cache-Control', 'public, max-age=31536000, immutable'],
    month: ['Cache-Control', 'public, max-age=2592000'],
    day: ['Cache-Control', 'public, max-age=86400'],
    revalidate: ['Cache-Control', 'public, max-age=0, must-revalidate'],
    never: ['Cache-Control', 'no-store'],
  });
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b",W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
])('If-None-Match %s knows "a": %s', (given, known) => expect(matches(given, '"a"')).toBe(known));

test('pages are fetched under the pointer and prerendered, fetched under a finger; functions, pictures and downloads are not', () => {
  const links = [
    { href_matches: '/*' },
    { not: { href_matches: '/functions/*' } },
    { not: { href_matches: '/pictures/*' } },
    { not: { selector_matches: '[download], [rel~=nofollow]' } },
  ];
  const hovered = [...links, { selector_matches: 'a:hover' }];
  expect(speculationRules).toEqual({
    path: '/speculation-rules.json',
    type: 'application/speculationrules+json',
    rules: {
      prefetch: [{ where: { and: hovered }, eagerness: 'immediate' }],
      prerender: [{ where: { and: links }, eagerness: 'moderate' }],
    },
    rulesOfPhones: { prefetch: [{ where: { and: links }, eagerness: 'conservative' }] },
  });
});

test('shared caches keep a page longer where they are told of each change', () => {
  const page = cachePage('/', { status: 200, html: '<p>Home</p>' }, 'purgedPage');
  expect(headersOf(page.encoded.br.headers[0].all)).toMatchObject({
    'Cache-Control': 'public, max-age=0, s-maxage=60, must-revalidate',
    'CDN-Cache-Control': 'max-age=60, stale-while-revalidate=600',
  });
});
