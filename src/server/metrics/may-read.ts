import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Metrics are for the machine's owner: asked for on the machine itself, by its own name and through
 * no proxy, or with the token. To everybody else the address does not exist.
 */
export function mayReadMetrics(
  req: Pick<IncomingMessage, 'headers'> & {
    readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
  },
  token: string | undefined,
): boolean {
  if (token !== undefined && isSame(req.headers.authorization, `Bearer ${token}`)) return true;
  const { headers, socket } = req;
  // A browser led here by a name of its own (DNS rebinding) brings that name along.
  const asksLocally = localName.test(headers.host ?? '');
  return (
    loopback.test(socket.remoteAddress ?? '') &&
    asksLocally &&
    !proxyHeaders.some((name) => headers[name] !== undefined)
  );
}

const loopback = /^(::1|(::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/;
const localName = /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(:\d{1,5})?$/i;

/** Whoever passes a stranger's request on says so in one of these. */
const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
  'x-cluster-client-ip',
] as const;

/** Compared as hashes: neither the length nor the first wrong letter shows in the time it takes. */
function isSame(given: string | undefined, wanted: string): boolean {
  if (given === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
