import fc from 'fast-check';
import type { Attack } from './attack-server.ts';
import { deskFields, encodeWell, json, nasty, post, toTarget } from './attack-words.ts';

/** What a test knows of the server it attacks: real names, so that the attack gets past the door. */
export interface Known {
  readonly ids: readonly string[];
  readonly tokens: readonly string[];
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

export function deskCall({ ids }: Known) {
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

export const authCall = fc
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

/** One of each kind: what a database, a number, a path and a prototype stumble over. */
const sweptWords = ['\u0000', 'a\u0000b', '\ud800', "' or 1=1--", '%', '../../etc/passwd', '__proto__', '-1', '1e309', '9007199254740993', '٣']; // oxfmt-ignore

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
