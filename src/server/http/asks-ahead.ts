import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How often one connection may ask before it has its answer. */
export const aheadAtMost = 2;

const asked = new WeakMap<Socket, number>();

/**
 * Browsers and proxies wait for an answer before they ask again. Who does not could have a hundred
 * pages made and copied for the price of one packet: after a few its connection is closed, and what
 * it asked beyond them is not answered. True for such a request. An answer that has to wait for
 * another has no socket yet, so everybody else pays nothing for this.
 */
export function asksAhead(req: IncomingMessage, res: ServerResponse): boolean {
  if (res.socket !== null) return false;
  const times = (asked.get(req.socket) ?? 0) + 1;
  asked.set(req.socket, times);
  if (times >= aheadAtMost) res.shouldKeepAlive = false;
  return times > aheadAtMost;
}
