import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How many requests one connection may send before it has its first response. */
export const mostPipelined = 2;

const pipelined = new WeakMap<Socket, number>();

/**
 * Browsers and proxies wait for a response before the next request. A client that does not could
 * have a hundred pages written for the price of one packet: after a few its connection is closed,
 * and further requests on it are not answered. True for such a request. A response that waits for
 * another has no socket yet, so this costs all other clients nothing.
 */
export function isPipelinedTooFar(req: IncomingMessage, res: ServerResponse): boolean {
  if (res.socket !== null) return false;
  const times = (pipelined.get(req.socket) ?? 0) + 1;
  pipelined.set(req.socket, times);
  if (times >= mostPipelined) res.shouldKeepAlive = false;
  return times > mostPipelined;
}
