import { createHmac } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '../../../src/server/clock.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { firstOwnerPath } from '../../../src/server/desk/sign-in/first-owner-link.ts';
import { createDesk, type Desk } from '../../../src/server/desk/create-desk.ts';
import { createLog } from '../../../src/server/log.ts';

export const siteUrl = 'http://desk.test';

/** The desk's app in front of a store, without a socket. */
export function openDesk(store: Store, clock: Clock = { now: () => Date.now() }): Desk {
  return createDesk({
    store,
    clock,
    log: createLog(() => {}),
    settings: {
      siteUrl,
      trustProxy: 0,
      dataDir: join(tmpdir(), 'taana-desk-test'),
      mailFrom: 'sales@taana.example',
      salesTo: 'sales@taana.example',
    },
  });
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // The tests know what they asked for.
  readonly body: Record<string, never>;
  readonly text: string;
}

/** A browser as far as the desk can tell: keeps cookies, sends its origin. */
export interface DeskVisitor {
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  put(path: string, body: unknown): Promise<Answer>;
  delete(path: string): Promise<Answer>;
  readonly cookies: Map<string, string>;
}

export function visitDesk(desk: Pick<Desk, 'fetch'>): DeskVisitor {
  const cookies = new Map<string, string>();
  const ask = async (method: string, path: string, init: RequestInit = {}): Promise<Answer> => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0)
      headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const place = path.startsWith('/q/') ? path : `/desk/api${path}`;
    const answer = await desk.fetch(new Request(siteUrl + place, { ...init, method, headers }));
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name && (/max-age=0/i.test(line) || value === '')) cookies.delete(name);
      else if (name) cookies.set(name, value ?? '');
    }
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.split(';')[0] === 'application/json';
    return {
      status: answer.status,
      headers: answer.headers,
      body: (isJson ? JSON.parse(text) : {}) as Record<string, never>,
      text,
    };
  };
  return {
    cookies,
    get: (path) => ask('GET', path),
    post: (path, body = {}, headers = {}) =>
      ask('POST', path, {
        headers: { origin: siteUrl, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    put: (path, body) =>
      ask('PUT', path, {
        headers: { origin: siteUrl, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    delete: (path) => ask('DELETE', path, { headers: { origin: siteUrl } }),
  };
}

export const ownerPassword = 'a long enough password';

export interface SignedIn extends DeskVisitor {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** The first owner, through the link that the terminal shows. */
export async function enterAsOwner(
  desk: Desk,
  store: Store,
  email = 'owner@mill.example',
): Promise<SignedIn> {
  const path = await firstOwnerPath(store, Date.now());
  if (path === undefined) throw new Error('There is an owner already.');
  return joinDesk(desk, path.split('#')[1]!, email, 'Harpreet Kaur');
}

export async function joinDesk(
  desk: Parameters<typeof visitDesk>[0],
  token: string,
  email: string,
  name: string,
): Promise<SignedIn> {
  const visitor = visitDesk(desk);
  const password = ownerPassword;
  must(await visitor.post('/auth/join', { token, email, name, password }));
  must(await visitor.post('/auth/sign-in', { email, password }));
  const setup = must(await visitor.post('/auth/setup', { password }));
  const secret = new URL(String(setup.body['address'])).searchParams.get('secret')!;
  must(await visitor.post('/auth/confirm', { code: totp(secret, Date.now()) }));
  return { ...visitor, secret, recoveryCodes: setup.body['recoveryCodes'] as never };
}

export function must(answer: Answer): Answer {
  if (answer.status >= 300) throw new Error(`${answer.status}: ${answer.text}`);
  return answer;
}

/** RFC 6238, as an authenticator app computes it. */
export function totp(secret: string, now: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const digest = createHmac('sha1', base32(secret)).update(counter).digest();
  const offset = digest[19]! & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

function base32(text: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...text.replace(/=+$/, '')]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
