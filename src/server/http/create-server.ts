import { type RequestListener, type Server, STATUS_CODES, createServer } from 'node:http';
import type { Socket } from 'node:net';
import { securityHeaders } from './headers.ts';
import { limitBodyTime } from './limit-body-time.ts';
import { plainHtml } from './plain-page.ts';

/** Node's own limits (a minute for headers, five for a request) let slow clients occupy thousands of sockets. */
export interface ServerLimits {
  readonly headersMs: number;
  readonly requestMs: number;
  /** For a request that a signed-in person was allowed more time for: a large file on a slow line. */
  readonly longestMs: number;
  readonly idleMs: number;
  /** No byte moves on an open request: a client that stopped reading its answer. */
  readonly stalledMs: number;
  /** How often slow connections are closed: if seldom, all of a crowd would be closed at one moment. */
  readonly checkMs: number;
  readonly connections: number;
}

export const serverLimits: ServerLimits = {
  headersMs: 8_000,
  requestMs: 15_000,
  longestMs: 300_000,
  idleMs: 20_000,
  stalledMs: 30_000,
  checkMs: 50,
  connections: 10_000,
};

export function createHttpServer(
  listener: RequestListener,
  limits: ServerLimits = serverLimits,
): Server {
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.longestMs,
      keepAliveTimeout: limits.idleMs,
      connectionsCheckingInterval: limits.checkMs,
      maxHeaderSize: 16 * 1024,
      // A request without Host gets our own 400, with the same headers as every other answer.
      requireHostHeader: false,
      // A GET has no body to wait for: a tenth less work for each page.
      optimizeEmptyRequests: true,
      noDelay: true,
    },
    (req, res) => {
      limitBodyTime(req, limits.requestMs, () => {
        const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
        if (!req.complete) server.emit('clientError', late, req.socket);
      });
      listener(req, res);
    },
  );
  server.maxHeadersCount = 100;
  server.maxRequestsPerSocket = 10_000;
  server.maxConnections = limits.connections;
  server.setTimeout(limits.stalledMs);
  server.on('clientError', answerUnreadable);
  return server;
}

/** What could not even be parsed as HTTP, or took too long to arrive. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  socket.end(answers[error.code ?? ''] ?? unreadable);
  // A client that never closes its side would keep the socket half open.
  setTimeout(() => socket.destroy(), 1000).unref();
}

function wholeAnswer(status: number): Buffer {
  const title = STATUS_CODES[status] ?? 'Bad Request';
  const body = plainHtml(title, 'This request cannot be read.');
  const headers = [
    'Content-Type: text/html; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  const safety = securityHeaders({ secure: false });
  for (let i = 0; i < safety.length; i += 2) headers.push(`${safety[i]}: ${safety[i + 1]}`);
  return Buffer.from(`HTTP/1.1 ${status} ${title}\r\n${headers.join('\r\n')}\r\n\r\n${body}`);
}

/** Made once: a crowd of slow clients is answered hundreds of times a second. */
const unreadable = wholeAnswer(400);
const answers: Readonly<Record<string, Buffer>> = {
  HPE_HEADER_OVERFLOW: wholeAnswer(431),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: wholeAnswer(413),
  ERR_HTTP_REQUEST_TIMEOUT: wholeAnswer(408),
};
