import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { href } from '../../contract/routes.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../db/store.ts';
import { type ServerFunction, findFunction } from '../enquiries/functions.ts';
import type { Source } from '../enquiries/submission.ts';
import { submitEnquiry } from '../enquiries/submit-enquiry.ts';
import { type Log, describeError } from '../log.ts';
import type { ClientLimit } from './client-limit.ts';
import { clientKey } from './client-key.ts';
import { securityPair } from './headers.ts';
import { type Outcome, toHttp } from './outcome.ts';
import { readBody } from './read-body.ts';
import { type Input, readInput, readMediaKind } from './read-input.ts';
import { isSameSite } from './same-site.ts';
import type { ShowForm } from './show-form.ts';

export interface ApiParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly siteUrl: string;
  readonly trustProxy: number;
  readonly postLimit: ClientLimit;
  readonly showForm: ShowForm;
  readonly isDraining: () => boolean;
  readonly bodyLimits?: { readonly bytes: number; readonly ms: number };
}

type Api = Hono<{ Bindings: Partial<HttpBindings> }>;
type Call = Context<{ Bindings: Partial<HttpBindings> }>;

/** Everything that is no page: the server functions and the two questions of an operator. */
export function createApi(parts: ApiParts): Api {
  const api: Api = new Hono();

  api.use(async (call, next) => {
    await next();
    addSafety(call, parts.trustProxy);
  });

  api.get('/healthz', (call) => call.json({ alive: true }));
  api.get('/readyz', async (call) => {
    const ready = !parts.isDraining() && (await isReady(parts.store));
    return call.json({ ready }, ready ? 200 : 503);
  });

  api.options('/functions/v1/:name', (call) => call.body(null, 204, { Allow: 'POST, OPTIONS' }));
  api.post('/functions/v1/:name', async (call) => {
    const fn = findFunction(call.req.param('name'));
    if (fn === undefined) return answer(call, { kind: 'unknown-function' });
    return await callFunction(parts, call, fn);
  });
  api.all('/functions/v1/:name', (call) => answer(call, { kind: 'wrong-method' }));

  api.notFound((call) => answer(call, { kind: 'unknown-function' }));
  api.onError((error, call) => {
    const id = crypto.randomUUID();
    parts.log.error('api-failed', { id, path: call.req.path, ...describeError(error) });
    const response = answer(call, { kind: 'unexpected', id });
    call.res = response;
    addSafety(call, parts.trustProxy);
    return call.res;
  });
  return api;
}

/** A database that does not answer within two seconds is not there, for a balancer's purposes. */
function isReady(store: Store): Promise<boolean> {
  const late = sleep(2000, false, { ref: false });
  return Promise.race([store.isReady().catch(() => false), late]);
}

async function callFunction(parts: ApiParts, call: Call, fn: ServerFunction): Promise<Response> {
  const media = readMediaKind(call.req.raw.headers);
  const refused = checkCaller(parts, call) ?? (media ? undefined : { kind: 'wrong-type' as const });
  if (media === undefined || refused) return reply(refused ?? { kind: 'wrong-type' });

  const client = findClient(parts, call);
  const retryAfter = await parts.postLimit(client);
  if (retryAfter !== undefined && media === 'json') return reply({ kind: 'too-many', retryAfter });
  // A form is read even so: without script its body holds everything the visitor typed.
  const input = await readCall(parts, call, media);
  if (retryAfter !== undefined) return reply({ kind: 'too-many', retryAfter }, input);
  if (input.kind !== 'json' && input.kind !== 'form') return reply(input);

  const reading = fn.read(input.value);
  if (!reading.ok) return reply({ ...reading, kind: 'invalid' }, input);

  const key = call.req.header('idempotency-key');
  if (key !== undefined && !isKey(key)) return reply({ kind: 'malformed' }, input);
  const outcome = await submitEnquiry(parts.store, parts.clock, {
    draft: reading.draft,
    client,
    ...(key !== undefined && { idempotencyKey: key }),
    source: readSource(call),
  });
  if (outcome.kind === 'key-reused') return reply(outcome, input);
  if (outcome.kind === 'unavailable') {
    parts.log.error('database-unavailable', describeError(outcome.cause));
    return reply({ kind: 'unavailable' }, input);
  }
  // What the spam trap caught is answered exactly like the rest, or the trap would teach its way out.
  if (input.kind === 'form') return call.redirect(href.thankYou(reading.thankYou), 303);
  return answer(call, { kind: 'accepted', reference: outcome.reference });

  function reply(failed: Outcome, given?: CallInput): Response {
    if (media === undefined || media === 'json') return answer(call, failed);
    const values = given?.kind === 'form' ? given.value : {};
    const { status, headers } = toHttp(failed);
    const html = parts.showForm(fn, failed, values);
    return new Response(html, {
      status,
      headers: {
        ...headers,
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
      },
    });
  }
}

type CallInput = Input | { readonly kind: 'too-large' } | { readonly kind: 'too-slow' };

async function readCall(
  parts: ApiParts,
  call: Call,
  media: 'json' | 'form' | 'multipart',
): Promise<CallInput> {
  const body = await readBody(call.req.raw, parts.bodyLimits ?? { bytes: 64 * 1024, ms: 10_000 });
  if (body.kind === 'broken-off') return { kind: 'malformed' };
  if (body.kind !== 'read') return body;
  return readInput(media, body.bytes, call.req.header('content-type') ?? '');
}

function checkCaller(parts: ApiParts, call: Call): Outcome | undefined {
  const same = isSameSite({
    origin: call.req.header('origin'),
    fetchSite: call.req.header('sec-fetch-site'),
    host: call.req.header('host') ?? new URL(call.req.url).host,
    siteUrl: parts.siteUrl,
  });
  return same ? undefined : { kind: 'cross-site' };
}

function findClient(parts: ApiParts, call: Call): string {
  return clientKey({
    remoteAddress: call.env?.incoming?.socket.remoteAddress,
    forwardedFor: call.req.header('x-forwarded-for'),
    trustProxy: parts.trustProxy,
  });
}

/** Only our own pages name themselves; a foreign address tells nothing that the desk needs. */
function readSource(call: Call): Source {
  const referrer = URL.parse(call.req.header('referer') ?? '');
  if (referrer === null || referrer.host !== call.req.header('host')) return {};
  return { page: referrer.pathname.slice(0, 200) };
}

function isKey(key: string): boolean {
  return /^[\x21-\x7e]{1,200}$/.test(key);
}

function answer(call: Call, outcome: Outcome): Response {
  const { status, headers, answer: body } = toHttp(outcome);
  return call.newResponse(JSON.stringify(body), {
    status: status as 200,
    headers: {
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  });
}

const safety = securityPair();

function addSafety(call: Call, trustProxy: number): void {
  const scheme = call.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim();
  const list = safety[trustProxy > 0 && scheme === 'https' ? 1 : 0];
  for (let i = 0; i < list.length; i += 2) call.res.headers.set(list[i]!, list[i + 1]!);
}
