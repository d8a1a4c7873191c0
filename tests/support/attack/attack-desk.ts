import fc from 'fast-check';
import { deskApi, quotePagePath } from '../../../src/contract/desk/desk-paths.ts';
import { type Endpoint, endpointAddress } from '../../../src/contract/desk/endpoint.ts';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import { shippedRecords } from '../../../src/content/records/assemble-records.ts';
import type { Attack } from './attack-server.ts';
import { deskFields, encodeWell, json, nasty, post, toTarget } from './attack-words.ts';

/** Real ids and tokens of the attacked server, so that attacks are not refused as unknown. */
export interface Known {
  readonly ids: readonly string[];
  readonly tokens: readonly string[];
}

/** Excluded: the event stream never ends, and signing out would stop the attack. */
const {
  changes: _changes,
  signOut: _signOut,
  signOutEverywhere: _signOutEverywhere,
  ...attacked
} = endpoints;

/** Behind an unknown kind no code is reached, and behind an unknown key little. */
const someRecords = ['review/r1', 'review/:key'];

/** Every address of the desk's API but those, and two that it does not have. */
const deskPlaces: readonly { readonly method: string; readonly path: string }[] = [
  ...Object.values<Endpoint>(attacked)
    .filter(({ path }) => !path.startsWith('/auth/'))
    .flatMap(({ method, path }) =>
      path.includes(':kind/:key')
        ? someRecords.map((name) => ({ method, path: path.replace(':kind/:key', name) }))
        : [{ method, path }],
    ),
  { method: 'GET', path: '/nothing' },
  { method: 'PATCH', path: '/inbox' },
].map(({ method, path }) => ({ method, path: deskApi + path.replace(/:\w+/g, ':id') }));

export function deskCall({ ids }: Known) {
  const query = fc.array(
    fc.tuple(
      fc.constantFrom(...'view search kind status owner unread after days before'.split(' ')),
      nasty,
    ),
    { maxLength: 3 },
  );
  const id = fc.oneof(fc.constantFrom('x', '1', 'site', 'review', ...ids), nasty.map(encodeWell));
  return fc
    .tuple(fc.constantFrom(...deskPlaces), id, query, fc.oneof(json, nearlyRight(ids), contentBody))
    .map(([{ method, path }, one, values, body]): Attack => {
      const target = toTarget(
        path.replaceAll(':id', () => one),
        values,
      );
      return method === 'GET' ? { method, path: target } : { ...post(target, body), method };
    });
}

/** Bodies for what the site says: records of any shape, and names of some that exist. */
const contentBody = fc.record(
  {
    parent: fc.oneof(fc.constant(null), nasty),
    body: fc.oneof(
      fc.constantFrom<object>(...Object.values(shippedRecords.review)),
      fc.dictionary(fc.oneof(nasty, fc.constantFrom('name', 'review', 'position')), fc.jsonValue()),
      json,
    ),
    note: nasty,
    merge: fc.boolean(),
    revision: fc.oneof(fc.constant(null), nasty),
    after: fc.oneof(fc.constantFrom('r1', 'r2', null), nasty),
    changes: fc.array(
      fc.record({
        kind: fc.constantFrom('review', 'mill', '__proto__'),
        key: nasty,
        revision: nasty,
      }),
      { maxLength: 3 },
    ),
  },
  { requiredKeys: ['parent', 'body'] },
);

/** Bodies that the schemas accept, with one or two hostile words in them. */
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
      action: fc.record({
        kind: fc.constantFrom('move', 'assign', 'open', 'rescue', 'constructor'),
      }),
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
      role: fc.constantFrom('owner', 'editor', 'sales', 'viewer', 'root'),
      contact: nasty,
      confirmed: fc.boolean(),
    },
    { requiredKeys: [] },
  );
}

const signInPlaces = [
  ...Object.values<Endpoint>(attacked)
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/auth/')),
  '/auth/nothing',
];

export const authCall = fc
  .tuple(
    fc.constantFrom(...signInPlaces),
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
  .map(([path, body]) => {
    const call = post(deskApi + path, body);
    return { ...call, headers: { ...call.headers, origin: 'http://desk.test' } };
  });

/** One hostile word for each of database, number, path and prototype. */
const sweptWords = ['\u0000', 'a\u0000b', '\ud800', "' or 1=1--", '%', '../../etc/passwd', '__proto__', '-1', '1e309', '9007199254740993', '٣']; // oxfmt-ignore

/** Each desk endpoint with each hostile word in its path, query and body, so that coverage is not random. */
export function* sweep(
  { ids, tokens }: Known,
  signedIn: Readonly<Record<string, string>>,
): Generator<Attack> {
  const words = sweptWords;
  const [id = 'x'] = ids;
  for (const { method, path } of deskPlaces) {
    const headers = { ...signedIn, 'x-forwarded-for': '10.9.9.9' };
    for (const word of path.includes(':id') || method === 'GET' ? words : []) {
      const named = path.replaceAll(':id', () => encodeWell(word) || 'x');
      const query = method === 'GET' ? `?search=${encodeWell(word)}&owner=${encodeWell(word)}` : '';
      yield method === 'GET'
        ? { method, path: named + query, headers }
        : withHeaders({ ...post(named, { body: word }), method }, headers);
    }
    if (method === 'GET' || method === 'DELETE') continue;
    for (const word of words) {
      const body = Object.fromEntries(deskFields().map((field) => [field, word]));
      const named = path.replaceAll(':id', () => id);
      yield withHeaders({ ...post(named, { ...body, kind: 'totp' }), method }, headers);
    }
  }
  for (const word of words) {
    const cookie = `desk.session_token=${encodeWell(word)}; desk.two_factor=${encodeWell(word)}; desk_device=${encodeWell(word)}`;
    const headers = { cookie, origin: 'http://desk.test', 'x-forwarded-for': '10.9.9.8' };
    yield { method: 'GET', path: endpointAddress(endpoints.inbox), headers };
    yield withHeaders(
      post(endpointAddress(endpoints.sendCode), { code: word, kind: 'totp' }),
      headers,
    );
    const form = {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': '10.9.9.7',
    };
    const body = `answer=ask&message=${encodeWell(word)}`;
    yield { method: 'POST', path: quotePagePath(tokens[0] ?? ''), headers: form, body };
  }
}

function withHeaders(attack: Attack, headers: Readonly<Record<string, string>>): Attack {
  return { ...attack, headers: { ...attack.headers, ...headers } };
}
