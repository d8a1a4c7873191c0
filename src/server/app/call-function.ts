import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { ReadContent } from '../../content/site-content.ts';
import { href } from '../../contract/routes.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../db/store.ts';
import type { ServerFunction } from '../enquiries/define-function.ts';
import type { Source, Submission, SubmitOutcome } from '../enquiries/submission.ts';
import { submitEnquiry } from '../enquiries/submit-enquiry.ts';
import { type Log, describeError } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { clientKey } from '../http/client-key.ts';
import type { ClientLimit } from '../http/client-limit.ts';
import { type Outcome, toHttp } from '../http/outcome.ts';
import { readBody } from '../http/read-body.ts';
import { loopTurn } from '../turns.ts';
import { type Input, type MediaKind, readInput, readMediaKind } from '../http/read-input.ts';
import { isSameSite } from '../http/same-site.ts';
import type { ShowForm } from './show-form.ts';

/** The connection is absent where a test calls the app without a socket. */
export type Bindings = { Bindings: Partial<HttpBindings> };
export type Call = Context<Bindings>;

export interface CallParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly readContent: ReadContent;
  readonly log: Log;
  readonly siteUrl: string;
  readonly trustProxy: number;
  /** To all addresses together. */
  readonly catalogueMailsADay?: number;
  readonly postLimit: ClientLimit;
  /** Of pages rendered for one client; a form that comes back is one. */
  readonly renderLimit: ClientLimit;
  readonly showForm: ShowForm;
  /** A test that counts nothing leaves it out. */
  readonly metrics?: Pick<Metrics, 'enquiries' | 'refusals'>;
  readonly bodyLimits?: { readonly bytes: number; readonly ms: number };
}

/** One visitor's call of one function, from the first header to the stored enquiry. */
export async function callFunction(
  parts: CallParts,
  call: Call,
  fn: ServerFunction,
): Promise<Response> {
  const media = readMediaKind(call.req.raw.headers);
  const client = findClient(parts, call);
  if (!isOurs(parts, call)) return reply({ kind: 'cross-site' });
  if (media === undefined) return reply({ kind: 'wrong-type' });

  const retryAfter = await parts.postLimit(client);
  if (retryAfter !== undefined && media === 'json') return reply({ kind: 'too-many', retryAfter });
  // A form is read even so: without script its body holds everything the visitor typed.
  const input = await readCall(parts, call, media);
  if (retryAfter !== undefined) return reply({ kind: 'too-many', retryAfter }, input);
  if (input.kind !== 'json' && input.kind !== 'form') return reply(input);

  const reading = fn.read(input.value, parts.clock.now(), parts.readContent());
  if (!reading.ok) return reply({ ...reading, kind: 'invalid' }, input);
  const key = call.req.header('idempotency-key');
  if (key !== undefined && !isKey(key)) return reply({ kind: 'malformed' }, input);

  const outcome = await submit(parts, {
    draft: reading.draft,
    client,
    ...(key !== undefined && { idempotencyKey: key }),
    source: { ...readPage(call), ...reading.source },
  });
  if (outcome.kind !== 'accepted') return reply(outcome, input);
  if (input.kind === 'form') {
    const target = reading.leadsTo?.(outcome.reference) ?? href.thankYou(reading.thankYou);
    return call.redirect(target, 303);
  }
  return answer(call, outcome);

  async function reply(failed: Outcome, given?: CallInput): Promise<Response> {
    parts.metrics?.refusals.add({ function: fn.name, reason: failed.kind });
    if (media === undefined || media === 'json') return answer(call, failed);
    const detour =
      given && fn.detour?.(given.kind === 'form' ? given.value : {}, parts.readContent());
    if (detour) return call.redirect(detour, 303);
    if ((await parts.renderLimit(client)) !== undefined) return answer(call, failed);
    await loopTurn();
    const html = parts.showForm(fn, failed, given?.kind === 'form' ? given.value : {});
    return answer(call, failed, html);
  }
}

/** JSON, or the page again for a visitor without script. */
export function answer(call: Call, outcome: Outcome, html?: string): Response {
  const { status, headers, answer: body } = toHttp(outcome);
  return call.newResponse(html ?? JSON.stringify(body), {
    status: status as 200,
    headers: {
      ...headers,
      'Content-Type': html ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  });
}

/** Stores an enquiry, whoever read it: a form, or the tool of an assistant. */
export async function submit(parts: CallParts, submission: Submission): Promise<Outcome> {
  let outcome: SubmitOutcome;
  try {
    outcome = await submitEnquiry(parts.store, parts.clock, submission, parts);
  } catch (error) {
    const id = crypto.randomUUID();
    parts.log.error('enquiry-failed', { id, ...describeError(error) });
    return { kind: 'unexpected', id };
  }
  if (outcome.kind === 'unavailable') {
    parts.log.error('database-unavailable', describeError(outcome.cause));
  }
  if (outcome.kind === 'accepted' || outcome.kind === 'quarantined') {
    parts.metrics?.enquiries.add({
      kind: submission.draft.kind,
      outcome: outcome.replayed ? 'repeated' : outcome.kind,
    });
  }
  // What the spam trap caught is answered exactly like the rest, or the trap would teach its way out.
  return outcome.kind === 'quarantined' ? { ...outcome, kind: 'accepted' } : outcome;
}

type CallInput = Input | { readonly kind: 'too-large' } | { readonly kind: 'too-slow' };

async function readCall(parts: CallParts, call: Call, media: MediaKind): Promise<CallInput> {
  const body = await readBody(
    call.req.raw,
    parts.bodyLimits ?? { bytes: 64 * 1024, ms: 10_000 },
    call.env?.incoming,
  );
  if (body.kind === 'broken-off') return { kind: 'malformed' };
  if (body.kind !== 'read') return body;
  return readInput(media, body.bytes, call.req.header('content-type') ?? '');
}

export function isOurs({ siteUrl }: Pick<CallParts, 'siteUrl'>, call: Call): boolean {
  return isSameSite({
    origin: call.req.header('origin'),
    fetchSite: call.req.header('sec-fetch-site'),
    host: call.req.header('host') ?? new URL(call.req.url).host,
    siteUrl,
  });
}

export function findClient({ trustProxy }: Pick<CallParts, 'trustProxy'>, call: Call): string {
  return clientKey({
    remoteAddress: call.env?.incoming?.socket.remoteAddress,
    forwardedFor: call.req.header('x-forwarded-for'),
    trustProxy,
  });
}

/** Only our own pages name themselves; a foreign address tells nothing that the desk needs. */
function readPage(call: Call): Pick<Source, 'page'> {
  const referrer = URL.parse(call.req.header('referer') ?? '');
  if (referrer === null || referrer.host !== call.req.header('host')) return {};
  return { page: referrer.pathname.slice(0, 200) };
}

function isKey(key: string): boolean {
  return /^[\x21-\x7e]{1,200}$/.test(key);
}
