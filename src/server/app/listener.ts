import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { chatLeadKind } from '../../contract/enquiry/chat-lead.ts';
import { bookPaths } from '../../contract/catalogue/book.ts';
import { mcpPath } from '../../contract/mcp/mcp-path.ts';
import { type Log, describeError } from '../log.ts';
import type { Looks } from '../look/looks.ts';
import { mayReadMetrics } from '../metrics/may-read.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { routeKind, statusClass } from '../metrics/route-kind.ts';
import { sendCached } from '../pages/send-cached.ts';
import { answerDesk, type DeskPart, isDesk } from './answer-desk.ts';
import { answerImage, type ImagePart } from './answer-image.ts';
import { type PageParts, answerPage, sendMissing } from './answer-page.ts';
import { isPipelinedTooFar } from '../http/limit-pipelining.ts';
import { createHostRule, hasOneHost } from '../http/canonical-host.ts';
import { blurAddress } from '../http/client-key.ts';
import { type RequestContext, isRead, loggedPath, openContext } from '../http/request-context.ts';
import { refuse, sendEmpty, sendPlainPage, sendRedirect } from '../http/plain-page.ts';
import type { ServedCount } from '../http/served-count.ts';
import { type Target, readTarget, withSearch } from '../http/target.ts';

export interface ListenerParts extends PageParts, ImagePart, DeskPart {
  /** The mill's own colours, icons and logo; a test of pages leaves them out. */
  readonly looks?: Looks;
  /** Answers `/functions/…`, `/healthz` and `/readyz`. */
  readonly api: (req: IncomingMessage, res: ServerResponse) => Promise<void> | void;
  readonly siteUrl: string;
  readonly trustProxy: number;
  readonly served: ServedCount;
  readonly metrics: Metrics;
  readonly metricsToken?: string;
  /** Writes `/metrics`. */
  readonly printMetrics: (context: RequestContext) => Promise<void>;
  readonly log: Log;
  readonly isDraining: () => boolean;
  /** Responses under way, so that a server that stops can tell them to close their connections. */
  readonly open: Set<ServerResponse>;
}

/**
 * A known page or asset is sent from memory within these few lines; everything else goes through
 * `answer`, where the request is parsed with care and logged.
 */
export function createListener(parts: ListenerParts): RequestListener {
  const { responses } = parts.site.pages;
  const { trustProxy, served, isDraining } = parts;
  const host = createHostRule(parts.siteUrl, trustProxy);
  return (req, res) => {
    if (isDraining()) res.shouldKeepAlive = false;
    if (isPipelinedTooFar(req, res)) return;
    const secure = host.isSecure(req);
    const movedTo = host.movedTo(req, secure);
    const cached = responses.get(req.url ?? '');
    if (cached !== undefined && movedTo === undefined && isRead(req) && hasOneHost(req)) {
      served.add(sendCached(req, res, parts.arrivals.choose(req, cached), secure));
      return;
    }
    const context = openContext(req, res, { secure, trustProxy });
    parts.open.add(res);
    res.once('close', () => parts.open.delete(res));
    logWhenDone(parts, context);
    answer(parts, context, movedTo).catch((error: unknown) => fail(parts.log, context, error));
  };
}

async function answer(
  parts: ListenerParts,
  context: RequestContext,
  movedTo: string | undefined,
): Promise<void> {
  const { req, res } = context;
  const target = readTarget(req.url ?? '');
  if (!hasOneHost(req) || target.kind === 'bad') return refuse(context, 400);
  if (target.kind === 'too-long') return refuse(context, 414);
  if (isHealthCheck(target) && isRead(req)) return parts.api(req, res);
  if (
    isMetrics(target) &&
    isRead(req) &&
    mayReadMetrics(req.headers.authorization, parts.metricsToken)
  ) {
    return parts.printMetrics(context);
  }
  if (movedTo !== undefined) {
    // 308 keeps a post a post.
    const status = isRead(req) ? 301 : 308;
    return sendRedirect(context, { status, location: movedTo + addressOf(target) });
  }
  const isChanges = target.kind === 'page' && target.path === bookPaths.changes && isRead(req);
  if (target.kind === 'page' && (isCall(target.path) || isChanges)) {
    req.url = withSearch(target.path, target.search);
    return parts.api(req, res);
  }
  if (target.kind === 'page' && isDesk(target.path)) return answerDesk(parts, context, target);
  if (req.method === 'OPTIONS') return sendEmpty(context, 204, ['Allow', allowed]);
  if (!isRead(req)) return refuse(context, 405, ['Allow', allowed]);
  if (target.kind === 'moved') {
    return sendRedirect(context, { status: 301, location: target.location });
  }
  if (target.kind === 'missing') return sendMissing(parts, context);
  if (/^\/(img|pictures\/media)\//.test(target.path)) return answerImage(parts, context, target);
  if (target.path.startsWith('/look/') && (await parts.looks?.answer(context, target.path))) return;
  return answerPage(parts, context, target);
}

const allowed = 'GET, HEAD, OPTIONS';

/** Addresses of functions, which are not pages. */
function isCall(path: string): boolean {
  return path.startsWith('/functions/') || path === chatLeadKind.path || path === mcpPath;
}

/** A load balancer uses whatever host name it knows; a redirect would take us out of service. */
function isHealthCheck(target: Target): boolean {
  return target.kind === 'page' && (target.path === '/healthz' || target.path === '/readyz');
}

function isMetrics(target: Target): boolean {
  return target.kind === 'page' && target.path === '/metrics';
}

function addressOf(target: Exclude<Target, { kind: 'bad' | 'too-long' }>): string {
  if (target.kind === 'moved') return target.location;
  return target.kind === 'page' ? withSearch(target.path, target.search) : target.path;
}

function fail(log: Log, context: RequestContext, error: unknown): void {
  const id = crypto.randomUUID();
  log.error('page-failed', { id, path: loggedPath(context.req), ...describeError(error) });
  if (context.res.headersSent) {
    context.res.destroy();
    return;
  }
  sendPlainPage(context, {
    status: 500,
    title: 'Something went wrong',
    text: `Please try again. If it happens again, tell us this number: ${id}`,
  });
}

function logWhenDone({ log, metrics }: ListenerParts, { req, res, client }: RequestContext): void {
  const started = performance.now();
  const path = loggedPath(req);
  const kind = routeKind(req.url ?? '');
  const from = blurAddress(client());
  res.once('close', () => {
    const ms = performance.now() - started;
    const status = statusClass(res.statusCode, res.writableFinished);
    metrics.requests.add({ kind, status });
    if (kind !== 'desk-stream') metrics.durations.add(kind, ms / 1000);
    log.info('request', {
      method: req.method,
      path,
      // 499: the client closed the connection before the response was complete.
      status: res.writableFinished ? res.statusCode : 499,
      ms: Math.round(ms * 10) / 10,
      from,
    });
  });
}
