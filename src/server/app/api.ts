import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { bookPaths } from '../../contract/catalogue/book.ts';
import { mcpPath } from '../../contract/mcp/mcp-path.ts';
import { createAnswerChanges } from './answer-changes.ts';
import { type AiChatParts, callAiChat } from './answer-chat.ts';
import { answerIndiamartPush, answerSignedLead, type LeadParts } from './answer-lead.ts';
import { createCallMcp, type McpCallParts } from './answer-mcp.ts';
import type { Store } from '../db/store.ts';
import { leadPaths } from '../../contract/lead-paths.ts';
import { href } from '../../contract/routes.ts';
import { functions } from '../enquiries/functions.ts';
import { describeError } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { type Bindings, type Call, answer, callFunction } from './call-function.ts';
import { isHttps } from '../http/forwarded.ts';
import { securityPair } from '../http/headers.ts';

export interface ApiParts extends AiChatParts, LeadParts, McpCallParts {
  readonly metrics?: Pick<Metrics, 'enquiries' | 'refusals' | 'leads'>;
  readonly isDraining: () => boolean;
  /** Whether it is known what the pages say. */
  readonly isOpen?: () => boolean;
}

/** Everything that is no page: the server functions and the two questions of an operator. */
export function createApi(parts: ApiParts): Hono<Bindings> {
  const api = new Hono<Bindings>();

  api.use(async (call, next) => {
    await next();
    addSafety(call, parts);
  });

  api.get('/healthz', (call) => call.json({ alive: true }, 200, unkept));
  api.get('/readyz', async (call) => {
    const isShown = parts.isOpen?.() ?? true;
    const ready = isShown && !parts.isDraining() && (await isReady(parts.store));
    return call.json({ ready }, ready ? 200 : 503, unkept);
  });

  api.all(mcpPath, createCallMcp(parts));
  api.get(bookPaths.changes, createAnswerChanges(parts));

  const anyFunction = href.serverFunction(':name');
  api.options(anyFunction, (call) => call.body(null, 204, { Allow: 'POST, OPTIONS' }));
  api.post(href.serverFunction('ai-chat'), (call) => callAiChat(parts, call));
  for (const fn of functions) {
    api.post(fn.path, (call) => callFunction(parts, call, fn));
    api.all(fn.path, (call) => answer(call, { kind: 'wrong-method' }));
  }
  for (const [path, take] of [
    [leadPaths.signed(':source'), answerSignedLead],
    [leadPaths.indiamart(':token'), answerIndiamartPush],
  ] as const) {
    api.post(path, (call) => take(parts, call));
    api.all(path, (call) => answer(call, { kind: 'wrong-method' }));
  }
  api.post(anyFunction, (call) => answer(call, { kind: 'unknown-function' }));
  api.all(anyFunction, (call) => answer(call, { kind: 'wrong-method' }));

  api.notFound((call) => answer(call, { kind: 'unknown-function' }));
  api.onError((error, call) => {
    const id = crypto.randomUUID();
    parts.log.error('api-failed', { id, path: call.req.path, ...describeError(error) });
    call.res = answer(call, { kind: 'unexpected', id });
    addSafety(call, parts);
    return call.res;
  });
  return api;
}

const unkept = { 'Cache-Control': 'no-store' };

/** A database that does not answer within two seconds is not there, for a balancer's purposes. */
function isReady(store: Store): Promise<boolean> {
  const late = sleep(2000, false, { ref: false });
  return Promise.race([store.isReady().catch(() => false), late]);
}

const safety = securityPair();

function addSafety(call: Call, parts: ApiParts): void {
  const secure = isHttps(
    { host: call.req.header('host'), forwardedProto: call.req.header('x-forwarded-proto') },
    parts,
  );
  const list = safety[secure ? 1 : 0];
  for (let i = 0; i < list.length; i += 2) call.res.headers.set(list[i]!, list[i + 1]!);
}
