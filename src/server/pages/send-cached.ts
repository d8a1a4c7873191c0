import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedResponse } from './cached-response.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { writePrepared } from './prepared-headers.ts';

/** Answers GET or HEAD from memory; returns the status for the count of pages served. */
export function sendCached(
  req: IncomingMessage,
  res: ServerResponse,
  found: CachedResponse,
  secure: boolean,
): number {
  const { headers } = req;
  const response = headers['sec-ch-ua-mobile'] === '?1' ? (found.onPhones ?? found) : found;
  const accepted = headers['accept-encoding'] as string | undefined;
  const encoded = response.encoded[chooseEncoding(accepted)];
  const scheme = secure ? 1 : 0;
  const known = headers['if-none-match'];
  if (known !== undefined && response.status === 200 && matches(known, encoded.etag)) {
    writePrepared(res, 304, encoded.notModifiedHeaders[scheme]);
    res.end();
    return 304;
  }
  if (known === undefined && isUnchanged(headers['if-modified-since'], response)) {
    writePrepared(res, 304, encoded.notModifiedHeaders[scheme]);
    res.end();
    return 304;
  }
  writePrepared(res, response.status, encoded.headers[scheme]);
  if (req.method === 'HEAD') res.end();
  else if (encoded.text !== undefined) res.end(encoded.text, 'latin1');
  else res.end(encoded.body);
  return response.status;
}

/** Dates of HTTP count seconds. */
function isUnchanged(since: string | undefined, { modified, status }: CachedResponse): boolean {
  if (since === undefined || modified === undefined || status !== 200) return false;
  const known = Date.parse(since);
  return !Number.isNaN(known) && Math.floor(modified / 1000) * 1000 <= known;
}

/** Weak comparison, as If-None-Match requires: a proxy that recompressed the body has weakened the tag. */
export function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag) return true;
  return ifNoneMatch.split(',').some((part) => {
    const tag = part.trim();
    return tag === '*' || tag === etag || tag === `W/${etag}`;
  });
}
