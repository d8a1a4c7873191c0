import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import type { Person } from '../../contract/desk/session.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../db/store.ts';
import type { Settings } from '../env.ts';
import { clientKey } from '../http/client-key.ts';
import { isForwardedHttps } from '../http/forwarded.ts';
import { readBody } from '../http/read-body.ts';
import type { Log } from '../log.ts';

export interface DeskParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly settings: Pick<Settings, 'siteUrl' | 'trustProxy' | 'mailFrom' | 'salesTo' | 'dataDir'>;
  /** Address of the stylesheet of the buyers' page. */
  readonly offerStyle?: string;
}

export type DeskEnv = { Bindings: Partial<HttpBindings>; Variables: { person: Person } };
export type DeskCall = Context<DeskEnv>;
export type DeskRoutes = Hono<DeskEnv>;

type Input<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refused: Response };

/** The body as the schema wants it, or the answer that says what is wrong with it. */
export async function readJson<Schema extends z.ZodMiniType>(
  call: DeskCall,
  schema: Schema,
): Promise<Input<z.output<Schema>>> {
  if (!/^application\/json\b/i.test(call.req.header('content-type') ?? '')) {
    return { ok: false, refused: refuse(call, 415, 'Please send JSON.') };
  }
  const body = await readBody(call.req.raw, { bytes: 128 * 1024, ms: 10_000 });
  if (body.kind === 'too-large') {
    return { ok: false, refused: refuse(call, 413, 'This is too long.') };
  }
  if (body.kind !== 'read') {
    return { ok: false, refused: refuse(call, 400, 'The request was cut off.') };
  }
  let value: unknown;
  try {
    value = JSON.parse(body.bytes.toString('utf8'));
  } catch {
    return { ok: false, refused: refuse(call, 400, 'This is not JSON.') };
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data };
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) fields[path.join('.')] ??= message;
  const error = parsed.error.issues[0]?.message ?? 'Invalid input.';
  return { ok: false, refused: call.json({ error, fields }, 422) };
}

export function refuse(
  call: DeskCall,
  status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503,
  error: string,
  headers: Record<string, string> = {},
): Response {
  return call.json({ error }, status, headers);
}

export function clientOf({ settings }: DeskParts, call: DeskCall): string {
  return clientKey({
    remoteAddress: call.env?.incoming?.socket.remoteAddress,
    forwardedFor: call.req.header('x-forwarded-for'),
    trustProxy: settings.trustProxy,
  });
}

export function isSecure({ settings }: DeskParts, call: DeskCall): boolean {
  return isForwardedHttps(call.req.header('x-forwarded-proto'), settings.trustProxy);
}
