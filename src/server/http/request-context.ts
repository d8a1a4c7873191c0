import type { IncomingMessage, ServerResponse } from 'node:http';
import { withoutContacts } from '../log.ts';
import { clientKey } from './client-key.ts';

/** One request and its response, with what the proxy in front of us says about it. */
export interface RequestContext {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly secure: boolean;
  /** Key of the client, for limits. */
  readonly client: () => string;
}

export function openContext(
  req: IncomingMessage,
  res: ServerResponse,
  proxied: { readonly secure: boolean; readonly trustProxy: number },
): RequestContext {
  const client = () =>
    clientKey({
      remoteAddress: req.socket.remoteAddress,
      forwardedFor: req.headers['x-forwarded-for'],
      trustProxy: proxied.trustProxy,
    });
  return { req, res, secure: proxied.secure, client };
}

export function isRead(req: IncomingMessage): boolean {
  return req.method === 'GET' || req.method === 'HEAD';
}

/**
 * Without its query, where people and campaigns leave names and addresses, without e-mail addresses
 * and telephone numbers, and without the part of an address that is a key: a buyer's room or quote, the
 * desk's calendar, the token of a marketplace.
 */
export function loggedPath(req: Pick<IncomingMessage, 'url'>): string {
  const raw = (req.url ?? '').split(/[?#]/, 1)[0]?.slice(0, 200) ?? '';
  const path = withoutContacts(decoded(raw));
  return path.replace(
    /(\/(?:q|room)\/+|\/desk\/+api\/+agenda\/+|\/functions\/+v1\/+leads\/+indiamart\/+)[^/]+/,
    '$1…',
  );
}

/** The spelling that is answered is the one that is masked: `/%71/key` leads to `/q/key`. */
function decoded(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}
