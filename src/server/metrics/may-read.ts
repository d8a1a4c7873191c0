import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Metrics are for the owner of the machine: a request must come from the machine itself, under its
 * own name and through no proxy, or carry the token. For everybody else the address does not exist.
 */
export function mayReadMetrics(
  req: Pick<IncomingMessage, 'headers'> & {
    readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
  },
  token: string | undefined,
): boolean {
  if (token !== undefined && isSame(req.headers.authorization, `Bearer ${token}`)) return true;
  const { headers, socket } = req;
  // A browser that another site led here (DNS rebinding) sends that site's name as the host.
  const hasLocalHost = localName.test(headers.host ?? '');
  return (
    loopback.test(socket.remoteAddress ?? '') &&
    hasLocalHost &&
    !proxyHeaders.some((name) => headers[name] !== undefined)
  );
}

const loopback = /^(::1|(::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/;
const localName = /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(:\d{1,5})?$/i;

/** A proxy that forwards somebody else's request sets one of these. */
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

/** Compared as hashes, so that the time taken reveals neither the length nor the first difference. */
function isSame(given: string | undefined, wanted: string): boolean {
  if (given === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
