import { createHash, timingSafeEqual } from 'node:crypto';
import type { ReadContent } from '../../content/site-content.ts';
import type { Lead } from '../../domain/conversation/lead.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../db/store.ts';
import { type LeadOutcome, takeInLead } from '../desk/threads/take-in-lead.ts';
import type { Settings } from '../env.ts';
import type { ClientLimit } from '../http/client-limit.ts';
import { readBody } from '../http/read-body.ts';
import { indiamartLead } from '../leads/indiamart-record.ts';
import { readLead } from '../leads/read-lead.ts';
import { checkSignature, signatureLastsMs } from '../leads/signature.ts';
import { describeError, type Log } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { type Call, findClient } from './call-function.ts';

export interface LeadParts extends Pick<Settings, 'indiamart' | 'leadKeys' | 'trustProxy'> {
  readonly store: Store;
  readonly clock: Clock;
  readonly readContent: ReadContent;
  readonly log: Log;
  readonly leadLimit: ClientLimit;
  readonly metrics?: Pick<Metrics, 'leads'>;
  readonly bodyLimits?: { readonly bytes: number; readonly ms: number };
}

const bodyLimits = { bytes: 256 * 1024, ms: 10_000 };

/** One lead of a source that signs what it sends; docs/leads.md describes both sides. */
export async function answerSignedLead(parts: LeadParts, call: Call): Promise<Response> {
  const source = call.req.param('source') ?? '';
  const { leadKeys = {}, clock } = parts;
  const key = Object.hasOwn(leadKeys, source) ? leadKeys[source] : undefined;
  if (key === undefined) return refuse(call, 404, 'No leads are taken here.');
  const read = await readRequest(parts, call);
  if (read instanceof Response) return read;
  const now = clock.now();
  const check = checkSignature(call.req.header('taana-signature'), read, { key, now });
  if (check.kind !== 'right') {
    parts.metrics?.leads.add({ source, outcome: check.kind === 'old' ? 'old' : 'unsigned' });
    return refuse(
      call,
      401,
      check.kind === 'old'
        ? 'This was signed more than five minutes before or after now. Please sign it again.'
        : 'The signature is missing or wrong.',
    );
  }
  const reading = readLead(source, parse(read));
  if (!reading.ok) return refuse(call, 422, reading.error);
  return take(parts, call, { source, leads: [reading.lead], signature: check.signature });
}

/** What IndiaMART pushes. Nothing is signed there, so the address itself is the secret. */
export async function answerIndiamartPush(parts: LeadParts, call: Call): Promise<Response> {
  const right = parts.indiamart?.pushToken;
  if (right === undefined || !isSame(call.req.param('token') ?? '', right)) {
    return refuse(call, 404, 'No leads are taken here.');
  }
  const read = await readRequest(parts, call);
  if (read instanceof Response) return read;
  const body = parse(read);
  const found =
    typeof body === 'object' && body !== null && 'RESPONSE' in body ? body.RESPONSE : undefined;
  const records = Array.isArray(found) ? found.slice(0, 500) : [found];
  if (!records.every((one) => typeof one === 'object' && one !== null)) {
    return refuse(call, 422, 'Please send RESPONSE with a lead.');
  }
  return take(parts, call, { source: 'indiamart', leads: records.map(indiamartLead) });
}

async function readRequest(parts: LeadParts, call: Call): Promise<Buffer | Response> {
  const retryAfter = await parts.leadLimit(findClient(parts, call));
  if (retryAfter !== undefined) {
    return refuse(call, 429, 'Please wait before you send more.', String(retryAfter));
  }
  const body = await readBody(call.req.raw, parts.bodyLimits ?? bodyLimits);
  if (body.kind === 'read') return body.bytes;
  if (body.kind === 'too-large') return refuse(call, 413, 'This is too long.');
  if (body.kind === 'too-slow') return refuse(call, 408, 'The request took too long to arrive.');
  return refuse(call, 400, 'The request was cut off.');
}

async function take(
  { store, clock, readContent, log, metrics }: LeadParts,
  call: Call,
  {
    source,
    leads,
    signature,
  }: {
    readonly source: string;
    readonly leads: readonly Lead[];
    readonly signature?: string;
  },
): Promise<Response> {
  const now = clock.now();
  const content = readContent();
  let outcomes: LeadOutcome[] | 'replayed';
  try {
    outcomes = await store.transact(async (tx) => {
      if (signature !== undefined) {
        const { numInsertedOrUpdatedRows } = await tx
          .insertInto('lead_call')
          .values({ signature, came_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows === 0n) return 'replayed' as const;
        // After twice that time the signature is too old by any clock.
        await tx
          .deleteFrom('lead_call')
          .where('came_at', '<', now - 2 * signatureLastsMs)
          .execute();
      }
      const taken: LeadOutcome[] = [];
      for (const lead of leads) taken.push(await takeInLead(tx, lead, { content, now }));
      return taken;
    });
  } catch (error) {
    const isDown = store.isUnavailable(error);
    log.error(isDown ? 'database-unavailable' : 'lead-failed', describeError(error));
    return isDown
      ? refuse(call, 503, 'Please try again in a moment.', '5')
      : refuse(call, 500, 'Something went wrong. Please try again.');
  }
  if (outcomes === 'replayed') {
    metrics?.leads.add({ source, outcome: 'replayed' });
    return refuse(call, 409, 'This very request came before. Please sign each try anew.');
  }
  for (const { kind } of outcomes) metrics?.leads.add({ source, outcome: kind });
  const [first] = outcomes;
  return call.json(
    {
      success: true,
      repeated: outcomes.every(({ kind }) => kind === 'known'),
      ...(first && 'reference' in first && { reference: first.reference }),
    },
    200,
    unkept,
  );
}

const unkept = { 'Cache-Control': 'no-store' };

function refuse(
  call: Call,
  status: 400 | 401 | 404 | 408 | 409 | 413 | 422 | 429 | 500 | 503,
  error: string,
  retryAfter?: string,
): Response {
  return call.json({ success: false, error }, status, {
    ...unkept,
    ...(retryAfter && { 'Retry-After': retryAfter }),
    ...(status === 408 && { Connection: 'close' }),
  });
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Compared as hashes: the time taken tells neither the length nor the first difference. */
function isSame(given: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(right));
}
