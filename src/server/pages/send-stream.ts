import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { securityPair } from '../http/headers.ts';
import { cacheHeaders } from './cached-response.ts';
import { matches } from './send-cached.ts';

const security = securityPair({ shareable: true });

/** Sends a large file without reading it into memory; returns the status. */
export async function sendStream(
  req: IncomingMessage,
  res: ServerResponse,
  source: { readonly file: string; readonly type: string },
  secure: boolean,
): Promise<number> {
  const { size, mtimeMs } = await stat(source.file);
  const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
  const validators = [...cacheHeaders.month, 'ETag', etag, ...security[secure ? 1 : 0]];
  const known = req.headers['if-none-match'];
  if (known !== undefined && matches(known, etag)) {
    res.writeHead(304, validators).end();
    return 304;
  }
  res.writeHead(200, ['Content-Type', source.type, 'Content-Length', String(size), ...validators]);
  if (req.method === 'HEAD') {
    res.end();
    return 200;
  }
  // `end` bounds the body to the length announced, should the file grow meanwhile.
  const bytes = createReadStream(source.file, { end: Math.max(0, size - 1) });
  // A visitor who leaves in the middle is no error; the socket is gone and nobody is left to answer.
  await pipeline(bytes, res).catch(() => res.destroy());
  return 200;
}
