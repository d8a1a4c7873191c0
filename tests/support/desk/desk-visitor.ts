import { createHmac } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReadContent } from '../../../src/content/site-content.ts';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import {
  type AnswerOf,
  type AnyCallInput,
  buildAddress,
  type CallArguments,
  type Endpoint,
} from '../../../src/contract/desk/endpoint.ts';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import type { SignInOutcome } from '../../../src/domain/desk/sign-in-events.ts';
import type { Clock } from '../../../src/server/clock.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { firstOwnerPath } from '../../../src/server/desk/sign-in/first-owner-link.ts';
import { createDesk, type Desk } from '../../../src/server/desk/create-desk.ts';
import type { DeskParts } from '../../../src/server/desk/desk-call.ts';
import { createLog } from '../../../src/server/log.ts';
import type { Preview } from '../../../src/server/printing/preview.ts';

export const siteUrl = 'http://desk.test';

/** The desk's app in front of a store, without a socket. */
export function openDesk(
  store: Store,
  {
    clock = { now: () => Date.now() },
    readContent = () => shippedContent,
    dataDir = join(tmpdir(), 'taana-desk-test'),
    countSignIn = () => {},
    preview,
    settings = {},
  }: {
    readonly clock?: Clock;
    readonly readContent?: ReadContent;
    readonly dataDir?: string;
    readonly countSignIn?: (outcome: SignInOutcome) => void;
    readonly preview?: Preview;
    readonly settings?: Partial<DeskParts['settings']>;
  } = {},
): Desk {
  return createDesk({
    store,
    clock,
    readContent,
    countSignIn,
    ...(preview && { preview }),
    log: createLog(() => {}),
    settings: {
      siteUrl,
      trustProxy: 0,
      dataDir,
      mailFrom: 'sales@taana.example',
      salesTo: 'sales@taana.example',
      ...settings,
    },
  });
}

export interface Reply<Type = unknown> {
  readonly status: number;
  readonly headers: Headers;
  /** What the endpoint answers; `must` makes sure that it is not a refusal. */
  readonly body: Type;
  readonly text: string;
}

/** A call with input that the desk's own client would not send. */
interface Attempt extends AnyCallInput {
  readonly headers?: Readonly<Record<string, string>>;
}

/** Behaves like a browser: keeps cookies and sends its origin. */
export interface DeskVisitor {
  ask<E extends Endpoint>(endpoint: E, ...input: CallArguments<E>): Promise<Reply<AnswerOf<E>>>;
  send(endpoint: Endpoint, attempt: Attempt): Promise<Reply>;
  /** Sends a file as it is to an endpoint that takes one. */
  upload<E extends Endpoint>(
    endpoint: E,
    file: Uint8Array | ReadableStream,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Reply<AnswerOf<E>>>;
  /** Any address of the server, such as a quote page. */
  get(path: string): Promise<Reply>;
  readonly cookies: Map<string, string>;
}

export function visitDesk(desk: Pick<Desk, 'fetch'>): DeskVisitor {
  const cookies = new Map<string, string>();

  async function request<Type>(path: string, init: RequestInit): Promise<Reply<Type>> {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set('cookie', cookieHeader(cookies));
    const answer = await desk.fetch(new Request(siteUrl + path, { ...init, headers }));
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name && (/max-age=0/i.test(line) || value === '')) cookies.delete(name);
      else if (name) cookies.set(name, value ?? '');
    }
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.split(';')[0] === 'application/json';
    const { status } = answer;
    return { status, headers: answer.headers, body: isJson ? JSON.parse(text) : {}, text };
  }

  function send<Type>(endpoint: Endpoint, attempt: Attempt = {}): Promise<Reply<Type>> {
    const { method } = endpoint;
    const address = buildAddress(endpoint, attempt);
    if (method === 'GET') return request(address, { method });
    const headers = { origin: siteUrl, 'content-type': 'application/json', ...attempt.headers };
    return request(address, { method, headers, body: JSON.stringify(attempt.body ?? {}) });
  }

  function ask<E extends Endpoint>(
    endpoint: E,
    ...input: CallArguments<E>
  ): Promise<Reply<AnswerOf<E>>>;
  function ask(endpoint: Endpoint, input?: AnyCallInput): Promise<Reply> {
    return send(endpoint, input);
  }

  function upload<E extends Endpoint>(
    endpoint: E,
    file: Uint8Array | ReadableStream,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply<AnswerOf<E>>> {
    const sent = { origin: siteUrl, ...headers };
    const init = { method: endpoint.method, headers: sent, body: file };
    // Node sends a stream only when it is told that no answer comes before its end.
    return request(buildAddress(endpoint), { ...init, duplex: 'half' } as unknown as RequestInit);
  }

  return { cookies, ask, send, upload, get: (path) => request(path, { method: 'GET' }) };
}

export function cookieHeader(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map((pair) => pair.join('=')).join('; ');
}

export const ownerPassword = 'a long enough password';

export interface SignedIn extends DeskVisitor {
  readonly secret: string;
  /** The code with which the authenticator was confirmed. */
  readonly usedCode: string;
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
  must(await visitor.ask(endpoints.join, { body: { token, email, name, password } }));
  must(await visitor.ask(endpoints.signIn, { body: { email, password } }));
  const setup = must(await visitor.ask(endpoints.setUpAuthenticator, { body: { password } })).body;
  const secret = new URL(setup.address).searchParams.get('secret')!;
  const code = totp(secret, Date.now());
  must(await visitor.ask(endpoints.confirmAuthenticator, { body: { code } }));
  return { ...visitor, secret, usedCode: code, recoveryCodes: setup.recoveryCodes };
}

export function must<Type>(reply: Reply<Type>): Reply<Type> {
  if (reply.status >= 300) throw new Error(`${reply.status}: ${reply.text}`);
  return reply;
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
