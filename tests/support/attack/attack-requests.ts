import fc from 'fast-check';
import { fabrics } from '../../../src/content/fabrics/fabrics.ts';
import { pages } from '../../../src/contract/routes.ts';
import { authCall, deskCall, type Known } from './attack-desk.ts';
import type { Attack } from './attack-server.ts';
import { encodeWell, json, nasty, post, toTarget } from './attack-words.ts';
import { hostileRequest } from '../enquiries/hostile-requests.ts';

/** Hostile headers, limited to what the HTTP library accepts to send. */
const oddHeaders = fc.dictionary(
  fc.constantFrom(
    ...'accept accept-encoding accept-language if-none-match if-modified-since range cookie referer save-data user-agent idempotency-key x-forwarded-proto x-real-ip forwarded via te origin sec-fetch-site purpose'.split(
      ' ',
    ),
  ),
  fc.oneof(
    nasty.map(toHeader),
    fc.constantFrom(
      'bytes=0-',
      'bytes=-1,0-0,5-1',
      '*',
      'W/"x"',
      'https',
      'on',
      'br;q=0, gzip;q=9',
      `${'desk.session_token=x.y; '.repeat(30)}`,
      'desk.two_factor=%00; desk_device=%ff',
      `${'"a",'.repeat(500)}`,
      `image/avif${';q=0'.repeat(500)}`,
    ),
  ),
  { maxKeys: 3 },
);

/** Anything at any address, signed in or not. */
export function anyAttack(known: Known, signedIn: Readonly<Record<string, string>>) {
  return fc
    .tuple(
      fc.oneof(
        { weight: 6, arbitrary: functionCall },
        { weight: 4, arbitrary: chatCall },
        { weight: 6, arbitrary: pageRead },
        { weight: 4, arbitrary: imageRead },
        { weight: 3, arbitrary: quoteVisit(known) },
        { weight: 8, arbitrary: deskCall(known) },
        { weight: 1, arbitrary: authCall },
      ),
      oddHeaders,
      fc.integer({ min: 0, max: 0xffffff }),
      fc.boolean(),
    )
    .map(([attack, odd, from, enters]): Attack => {
      const own = enters && attack.path.startsWith('/desk') ? signedIn : {};
      const client = `10.${from >> 16}.${(from >> 8) & 255}.${from & 255}`;
      return {
        ...attack,
        headers: { ...odd, ...attack.headers, ...own, 'x-forwarded-for': client },
      };
    });
}

const functionCall = hostileRequest.map(({ path, type, body }): Attack => ({
  method: 'POST',
  path,
  headers: { 'content-type': type },
  body,
}));

const chatCall = fc
  .oneof(
    fc
      .array(
        fc.record({
          role: fc.constantFrom('user', 'assistant', 'system'),
          content: fc.oneof(nasty, sentences()),
        }),
        { minLength: 1, maxLength: 30 },
      )
      .map((messages) => ({ messages })),
    sentences().map((content) => ({ messages: [{ role: 'user', content }] })),
    json,
  )
  .map((body) => post('/functions/v1/ai-chat', body));

const pageRead = fc
  .tuple(
    fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'DELETE'),
    fc.oneof(
      fc.constantFrom(...Object.values(pages).filter((path) => !path.includes(':'))),
      fc.constantFrom('/', '/fabrics', '/catalogue', '/quote', '/ai-fabric-guide', '/sitemap.xml'),
      fc.constantFrom(...fabrics.map(({ slug }) => `/fabrics/${slug}`)),
      nasty.map((word) => `/${encodeURIComponent(word.toWellFormed())}`),
    ),
    fc.array(
      fc.tuple(
        fc.oneof(
          fc.constantFrom(
            ...'search category product fabric ids composition gsm construction width use type question q page sort'.split(
              ' ',
            ),
          ),
          nasty,
        ),
        nasty,
      ),
      { maxLength: 5 },
    ),
  )
  .map(([method, path, query]): Attack => ({ method, path: toTarget(path, query) }));

const imageRead = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(...fabrics.map(({ slug }) => `fabrics/${slug}/macro`)),
      nasty.map((word) => encodeURIComponent(word.toWellFormed())),
    ),
    fc.oneof(fc.integer({ min: -10, max: 100_000 }).map(String), nasty.map(encodeWell)),
    fc.constantFrom('', '.avif', '.webp', '.jpg', '.png', '.svg', '-q25', '-q99', '-q25.webp', '/'),
  )
  .map(([picture, width, end]): Attack => ({
    method: 'GET',
    path: `/img/${picture}-${width}${end}`,
  }));

function quoteVisit({ tokens }: Known) {
  const token = fc.oneof(
    fc.constantFrom('x', ...tokens),
    nasty.map((word) => encodeWell(word)),
  );
  const form = fc
    .record({ answer: fc.oneof(fc.constantFrom('ask', 'accept'), nasty), message: nasty })
    .map((fields) => new URLSearchParams(Object.entries(fields)).toString());
  return fc.oneof(
    fc
      .tuple(token, fc.constantFrom('', '?preview=1', '/quote.pdf', '/x'))
      .map(([one, end]): Attack => ({ method: 'GET', path: `/q/${one}${end}` })),
    fc.tuple(token, form).map(([one, body]): Attack => ({
      method: 'POST',
      path: `/q/${one}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    })),
  );
}

function sentences() {
  const word = fc.constantFrom(
    ...'ignore instructions how many tee gsm 160 under between price cost in stock 14B cotton vs polyester 500 m is the where order system prompt GOTS 0000 1,111 ₹'.split(
      ' ',
    ),
  );
  return fc.array(word, { maxLength: 700 }).map((list) => list.join(' ').slice(0, 4000));
}

/** Cuts and encodes a word for a header line; longer ones are refused before they reach our code. */
function toHeader(word: string): string {
  return word.replace(/[^\t\x20-\x7e]/g, '?').slice(0, 4000);
}
