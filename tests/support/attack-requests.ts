import fc from 'fast-check';
import { fabrics } from '../../src/content/fabrics/fabrics.ts';
import { pages } from '../../src/contract/routes.ts';
import type { Attack } from './attack-server.ts';
import { hostileRequest } from './hostile-requests.ts';

/** What a test knows of the server it attacks: real names, so that the attack gets past the door. */
export interface Known {
  readonly ids: readonly string[];
  readonly tokens: readonly string[];
}

/** Words that mean something to a parser, a database, a shell, a spreadsheet or a browser. */
export const nastyWords = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eabc',
  '\r\nSet-Cookie: a=b',
  "' or 1=1--",
  '"; drop table enquiry; --',
  "'||(select 1)||'",
  '%',
  '%00',
  '%2e%2e%2f',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  '//evil.example',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '${7*7}',
  '{{7*7}}',
  '=HYPERLINK("http://x")',
  '$(id)',
  '; sleep 5',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'NaN',
  '-0',
  '1e309',
  '9007199254740993',
  '-1',
  '٣',
  'ﷺ'.repeat(200),
  '0'.repeat(2000),
  'a'.repeat(5000),
  `a@b${'.b'.repeat(3000)}@`,
  '('.repeat(1000),
  '[['.repeat(500),
  '\t'.repeat(3000),
] as const;

const nasty = fc.oneof(fc.constantFrom(...nastyWords), fc.string({ unit: 'binary' }));
const json = fc.oneof(
  fc.dictionary(fc.oneof(fc.constantFrom(...deskFields()), nasty), fc.jsonValue(), { maxKeys: 8 }),
  fc.dictionary(fc.constantFrom(...deskFields()), nasty, { maxKeys: 8 }),
  fc.jsonValue(),
);

/** Headers as a hostile client writes them; only what the HTTP library agrees to send. */
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

/** One of each kind: what a database, a number, a path and a prototype stumble over. */
const sweptWords = ['\u0000', 'a\u0000b', '\ud800', "' or 1=1--", '%', '../../etc/passwd', '__proto__', '-1', '1e309', '9007199254740993', '٣']; // prettier-ignore

/** Each place of the desk with each nasty word, in its address, its query and its body: no luck needed. */
export function* sweep(
  { ids, tokens }: Known,
  signedIn: Readonly<Record<string, string>>,
): Generator<Attack> {
  const words = sweptWords;
  const [id = 'x'] = ids;
  for (const place of deskPlaces) {
    const [method = 'GET', path = ''] = place.split(' ');
    const headers = { ...signedIn, 'x-forwarded-for': '10.9.9.9' };
    for (const word of path.includes(':id') || method === 'GET' ? words : []) {
      const named = `/desk/api${path.replace(':id', () => encodeWell(word) || 'x')}`;
      const query = method === 'GET' ? `?search=${encodeWell(word)}&owner=${encodeWell(word)}` : '';
      yield method === 'GET'
        ? { method, path: named + query, headers }
        : withHeaders({ ...post(named, { body: word }), method }, headers);
    }
    if (method === 'GET' || method === 'DELETE') continue;
    for (const word of words) {
      const body = Object.fromEntries(deskFields().map((field) => [field, word]));
      const named = `/desk/api${path.replace(':id', () => id)}`;
      yield withHeaders({ ...post(named, { ...body, kind: 'totp' }), method }, headers);
    }
  }
  for (const word of words) {
    const cookie = `desk.session_token=${encodeWell(word)}; desk.two_factor=${encodeWell(word)}; desk_device=${encodeWell(word)}`;
    const headers = { cookie, origin: 'http://desk.test', 'x-forwarded-for': '10.9.9.8' };
    yield { method: 'GET', path: '/desk/api/inbox', headers };
    yield withHeaders(post('/desk/api/auth/code', { code: word, kind: 'totp' }), headers);
    const form = {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': '10.9.9.7',
    };
    const body = `deed=ask&words=${encodeWell(word)}`;
    yield { method: 'POST', path: `/q/${tokens[0]}`, headers: form, body };
  }
}

function withHeaders(attack: Attack, headers: Readonly<Record<string, string>>): Attack {
  return { ...attack, headers: { ...attack.headers, ...headers } };
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
    .record({ deed: fc.oneof(fc.constantFrom('ask', 'accept'), nasty), words: nasty })
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

/** Every address of the desk's API but the stream that never ends and the way out. */
const deskPlaces = [
  'GET /session',
  'GET /sessions',
  'DELETE /sessions/:id',
  'POST /recovery-codes',
  'GET /agenda/:id',
  'GET /agenda',
  'GET /quotes',
  'GET /fabrics',
  'GET /quotes/:id/pdf',
  'POST /enquiries/:id/quotes',
  'POST /quotes/:id/revoke',
  'POST /erase',
  'GET /settings',
  'PUT /settings',
  'POST /agenda-address',
  'GET /people',
  'POST /people/invite',
  'POST /people/:id/role',
  'POST /people/:id/new-password',
  'DELETE /people/:id',
  'GET /numbers',
  'GET /mails',
  'POST /mails/:id/retry',
  'GET /audit',
  'GET /export/enquiries.csv',
  'GET /inbox',
  'GET /counts',
  'GET /enquiries/:id',
  'POST /enquiries/:id/open',
  'POST /enquiries/:id/rescue',
  'POST /enquiries/:id/move',
  'POST /enquiries/:id/assign',
  'POST /enquiries/:id/next-action',
  'POST /enquiries/:id/notes',
  'POST /enquiries/:id/replies',
  'POST /inbox/bulk',
  'GET /samples',
  'GET /samples/:id',
  'POST /enquiries/:id/samples',
  'PUT /samples/:id',
  'GET /nothing',
  'PATCH /inbox',
] as const;

function deskCall({ ids }: Known) {
  const query = fc.array(
    fc.tuple(
      fc.constantFrom(...'view search kind status owner unread after days before'.split(' ')),
      nasty,
    ),
    { maxLength: 3 },
  );
  const id = fc.oneof(fc.constantFrom('x', ...ids), nasty.map(encodeWell));
  return fc
    .tuple(fc.constantFrom(...deskPlaces), id, query, fc.oneof(json, nearlyRight(ids)))
    .map(([place, one, asked, body]): Attack => {
      const [method = 'GET', path = ''] = place.split(' ');
      const target = toTarget(`/desk/api${path.replace(':id', () => one)}`, asked);
      return method === 'GET' ? { method, path: target } : { ...post(target, body), method };
    });
}

/** Bodies that the schemas take, with a nasty word or two in them. */
function nearlyRight(ids: readonly string[]) {
  const line = fc.record({
    fabric: nasty,
    shade: nasty,
    metres: fc.oneof(fc.double(), fc.constant(500)),
    price: fc.oneof(fc.integer(), fc.constant(21_500)),
  });
  return fc.record(
    {
      body: nasty,
      subject: nasty,
      text: nasty,
      at: fc.oneof(fc.double(), fc.maxSafeInteger(), fc.constant(null)),
      to: fc.constantFrom('new', 'won', 'lost', 'spam', 'contacted', '__proto__'),
      owner: fc.oneof(fc.constant(null), nasty),
      ids: fc.array(fc.oneof(fc.constantFrom('x', ...ids), nasty), { maxLength: 5 }),
      deed: fc.record({ kind: fc.constantFrom('move', 'assign', 'open', 'rescue', 'constructor') }),
      buyer: nasty,
      company: nasty,
      currency: fc.constantFrom('INR', 'USD', 'XXX'),
      lines: fc.array(line, { minLength: 1, maxLength: 3 }),
      validUntil: fc.constantFrom('2999-12-31', '9999-99-99', '0000-00-00', '2026-02-30'),
      terms: nasty,
      fabrics: nasty,
      recipient: nasty,
      address: nasty,
      step: fc.constantFrom('requested', 'cut', 'dispatched', 'feedback', 'x'),
      tracking: nasty,
      name: nasty,
      email: fc.oneof(fc.emailAddress(), nasty),
      role: fc.constantFrom('owner', 'sales', 'viewer', 'root'),
      contact: nasty,
      confirmed: fc.boolean(),
    },
    { requiredKeys: [] },
  );
}

const authCall = fc
  .tuple(
    fc.constantFrom('sign-in', 'code', 'setup', 'confirm', 'offer', 'join', 'nothing'),
    fc.oneof(
      json,
      fc.record({
        email: fc.oneof(fc.constant('owner@mill.example'), nasty),
        password: nasty,
        code: nasty,
        kind: fc.constantFrom('totp', 'recovery', 'x'),
        token: nasty,
        name: nasty,
      }),
    ),
  )
  .map(([name, body]) => {
    const call = post(`/desk/api/auth/${name}`, body);
    return { ...call, headers: { ...call.headers, origin: 'http://desk.test' } };
  });

function sentences() {
  const word = fc.constantFrom(
    ...'ignore instructions how many tee gsm 160 under between price cost in stock 14B cotton vs polyester 500 m is the where order system prompt GOTS 0000 1,111 ₹'.split(
      ' ',
    ),
  );
  return fc.array(word, { maxLength: 700 }).map((list) => list.join(' ').slice(0, 4000));
}

function deskFields(): string[] {
  return 'email password code kind token name body subject text at to owner ids deed lines buyer company terms role contact confirmed messages __proto__ constructor'.split(
    ' ',
  );
}

function post(path: string, body: unknown): Attack {
  return {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body) ?? 'null',
  };
}

function toTarget(path: string, query: readonly (readonly [string, string])[]): string {
  if (query.length === 0) return path;
  const text = query.map(([key, value]) => `${encodeWell(key)}=${encodeWell(value)}`).join('&');
  return `${path}?${text}`.slice(0, 9000);
}

function encodeWell(word: string): string {
  return encodeURIComponent(word.toWellFormed());
}

/** What a header line can carry; longer ones are refused before they reach us. */
function toHeader(word: string): string {
  return word.replace(/[^\t\x20-\x7e]/g, '?').slice(0, 4000);
}
