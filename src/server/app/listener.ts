import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { chatLeadKind } from '../../contract/enquiry/chat-lead.ts';
import { type Log, describeError } from '../log.ts';
import { mayReadMetrics } from '../metrics/may-read.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { routeKind, statusClass } from '../metrics/route-kind.ts';
import { sendEntry } from '../pages/send-entry.ts';
import { answerDesk, type DeskPart, isDesk } from './answer-desk.ts';
import { answerImage, type ImagePart } from './answer-image.ts';
import { type PageParts, answerPage, sendMissing } from './answer-page.ts';
import { asksAhead } from '../http/asks-ahead.ts';
import { createHostRule } from '../http/canonical-host.ts';
import { blurAddress } from '../http/client-key.ts';
import { type Exchange, isRead, loggedPath, openExchange } from '../http/exchange.ts';
import { refuse, sendEmpty, sendPlainPage, sendRedirect } from '../http/plain-page.ts';
import type { ServedCount } from '../http/served-count.ts';
import { type Target, readTarget, withSearch } from '../http/target.ts';

export interface ListenerParts extends PageParts, ImagePart, DeskPart {
  /** Answers `/functions/…`, `/healthz` and `/readyz`. */
  readonly api: (req: IncomingMessage, res: ServerResponse) => Promise<void> | void;
  readonly siteUrl: string;
  readonly trustProxy: number;
  readonly served: ServedCount;
  readonly metrics: Metrics;
  readonly metricsToken?: string;
  /** Writes `/metrics`. */
  readonly printMetrics: (exchange: Exchange) => Promise<void>;
  readonly log: Log;
  readonly isDraining: () => boolean;
  /** Answers under way, so that a server that stops can tell them to close their connections. */
  readonly open: Set<ServerResponse>;
}

/**
 * A known page or asset leaves from memory within these few lines; everything else takes the long
 * way, where it is read with care and logged.
 */
export function createListener(parts: ListenerParts): RequestListener {
  const { entries } = parts.site;
  const { trustProxy, served, isDraining } = parts;
  const host = createHostRule(parts.siteUrl, trustProxy);
  return (req, res) => {
    if (isDraining()) res.shouldKeepAlive = false;
    if (asksAhead(req, res)) return;
    const secure = host.isSecure(req);
    const movedTo = host.movedTo(req, secure);
    const entry = entries.get(req.url ?? '');
    const plain = movedTo === undefined && req.headers.host !== undefined;
    if (entry !== undefined && plain && isRead(req)) {
      served.add(sendEntry(req, res, entry, secure));
      return;
    }
    const exchange = openExchange(req, res, { secure, trustProxy });
    parts.open.add(res);
    res.once('close', () => parts.open.delete(res));
    noteWhenDone(parts, exchange);
    answer(parts, exchange, movedTo).catch((error: unknown) => fail(parts.log, exchange, error));
  };
}

async function answer(
  parts: ListenerParts,
  exchange: Exchange,
  movedTo: string | undefined,
): Promise<void> {
  const { req, res } = exchange;
  const target = readTarget(req.url ?? '');
  const nameless = req.headers.host === undefined && req.httpVersion !== '1.0';
  if (nameless || target.kind === 'bad') return refuse(exchange, 400);
  if (target.kind === 'too-long') return refuse(exchange, 414);
  if (isOperators(target) && isRead(req)) return parts.api(req, res);
  if (isMetrics(target) && isRead(req) && mayReadMetrics(req, parts.metricsToken)) {
    return parts.printMetrics(exchange);
  }
  if (movedTo !== undefined) {
    // 308 keeps a post a post.
    const status = isRead(req) ? 301 : 308;
    return sendRedirect(exchange, { status, location: movedTo + addressOf(target) });
  }
  if (target.kind === 'page' && isCall(target.path)) {
    req.url = withSearch(target.path, target.search);
    return parts.api(req, res);
  }
  if (target.kind === 'page' && isDesk(target.path)) return answerDesk(parts, exchange, target);
  if (req.method === 'OPTIONS') return sendEmpty(exchange, 204, ['Allow', allowed]);
  if (!isRead(req)) return refuse(exchange, 405, ['Allow', allowed]);
  if (target.kind === 'moved') {
    return sendRedirect(exchange, { status: 301, location: target.location });
  }
  if (target.kind === 'missing') return sendMissing(parts, exchange);
  if (target.path.startsWith('/img/')) return answerImage(parts, exchange, target);
  return answerPage(parts, exchange, target);
}

const allowed = 'GET, HEAD, OPTIONS';

/** The addresses that are called instead of looked at. */
function isCall(path: string): boolean {
  return path.startsWith('/functions/') || path === chatLeadKind.path;
}

/** A load balancer asks by whatever name it knows; sending it elsewhere would take us out of service. */
function isOperators(target: Target): boolean {
  return target.kind === 'page' && (target.path === '/healthz' || target.path === '/readyz');
}

function isMetrics(target: Target): boolean {
  return target.kind === 'page' && target.path === '/metrics';
}

function addressOf(target: Exclude<Target, { kind: 'bad' | 'too-long' }>): string {
  if (target.kind === 'moved') return target.location;
  return target.kind === 'page' ? withSearch(target.path, target.search) : target.path;
}

function fail(log: Log, exchange: Exchange, error: unknown): void {
  const id = crypto.randomUUID();
  log.error('page-failed', { id, path: loggedPath(exchange.req), ...describeError(error) });
  if (exchange.res.headersSent) {
    exchange.res.destroy();
    return;
  }
  sendPlainPage(exchange, {
    status: 500,
    title: 'Something went wrong',
    text: `Please try again. If it happens again, tell us this number: ${id}`,
  });
}

function noteWhenDone({ log, metrics }: ListenerParts, { req, res, client }: Exchange): void {
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
      // 499: the client left before it had its answer.
      status: res.writableFinished ? res.statusCode : 499,
      ms: Math.round(ms * 10) / 10,
      from,
    });
  });
}
