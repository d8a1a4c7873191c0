import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseCoding } from './choose-coding.ts';
import type { Entry } from './entry.ts';
import { writeHead } from './head.ts';

/** Answers GET or HEAD from memory; returns the status for the count of pages served. */
export function sendEntry(
  req: IncomingMessage,
  res: ServerResponse,
  entry: Entry,
  secure: boolean,
): number {
  const { headers } = req;
  const form = entry.forms[chooseCoding(headers['accept-encoding'] as string | undefined)];
  const variant = secure ? 1 : 0;
  const known = headers['if-none-match'];
  if (known !== undefined && entry.status === 200 && matches(known, form.etag)) {
    writeHead(res, 304, form.notModified[variant]);
    res.end();
    return 304;
  }
  writeHead(res, entry.status, form.head[variant]);
  if (req.method === 'HEAD') res.end();
  else if (form.text !== undefined) res.end(form.text, 'latin1');
  else res.end(form.body);
  return entry.status;
}

/** Weak comparison, as If-None-Match asks: a proxy that recompressed the body has weakened the tag. */
export function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag) return true;
  return ifNoneMatch.split(',').some((part) => {
    const tag = part.trim();
    return tag === '*' || tag === etag || tag === `W/${etag}`;
  });
}
