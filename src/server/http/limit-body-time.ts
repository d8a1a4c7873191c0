import type { IncomingMessage } from 'node:http';

interface Limit {
  timer: NodeJS.Timeout;
  readonly late: () => void;
}

const limits = new WeakMap<IncomingMessage, Limit>();

/**
 * Calls `late` when the body of a request has not arrived in time. Node has one limit for all requests,
 * which would have to be as long as the largest upload takes.
 */
export function limitBodyTime(req: IncomingMessage, ms: number, late: () => void): void {
  // A request without a body has ended before it is answered.
  if (req.readableEnded) return;
  const limit = { timer: setTimeout(late, ms).unref(), late };
  limits.set(req, limit);
  req.once('close', () => clearTimeout(limit.timer));
}

/**
 * For a caller whom we know and whose file may be large: its body may arrive slowly, and while the file
 * is worked on no byte moves, which otherwise looks like a client that stopped reading.
 */
export function allowLongRequest(req: IncomingMessage, ms: number): void {
  req.socket.setTimeout(ms);
  const limit = limits.get(req);
  if (!limit || req.readableEnded) return;
  clearTimeout(limit.timer);
  limit.timer = setTimeout(limit.late, ms).unref();
}
