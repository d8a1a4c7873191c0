import { readFileSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { BoundedCache } from './bounded-cache.ts';
import { compress } from './compress.ts';
import { type CachedResponse, cacheResponse } from './cached-response.ts';
import { isCompressible, mediaType } from './media-type.ts';

/**
 * Files of `public/`. They are listed once at start and only listed names are ever opened, so no
 * spelling of an address can reach a file beside it.
 */
export interface PublicFiles {
  /** Icons, fonts, texts: in memory from the start. */
  readonly small: ReadonlyMap<string, CachedResponse>;
  find(path: string): PublicFile | undefined;
}

export type PublicFile =
  /** Read once, then kept while it is requested. */
  | { readonly kind: 'cached'; load(): CachedResponse | Promise<CachedResponse> }
  /** Too large for memory: sent from the disk piece by piece. */
  | { readonly kind: 'stream'; readonly file: string; readonly type: string };

export async function indexPublicFiles(
  publicDir: string,
  limits: { readonly cached: number; readonly streamed: number } = {
    cached: 32 * 1024 * 1024,
    streamed: 2 * 1024 * 1024,
  },
): Promise<PublicFiles> {
  const small = new Map<string, CachedResponse>();
  const listed = new Map<string, { file: string; size: number }>();
  for (const file of await listFiles(publicDir)) {
    const { size } = statSync(file);
    const path = `/${relative(publicDir, file).split(sep).map(encodeURIComponent).join('/')}`;
    if (size <= 64 * 1024 && !isPicture(path))
      small.set(path, fileResponse(path, file, readFileSync(file)));
    else listed.set(path, { file, size });
  }

  const cache = new BoundedCache<CachedResponse>({ count: 5000, weight: limits.cached });
  return {
    small,
    find(path) {
      const known = listed.get(path);
      if (known === undefined) return undefined;
      if (known.size > limits.streamed) {
        return { kind: 'stream', file: known.file, type: mediaType(known.file) };
      }
      return {
        kind: 'cached',
        load: () => cache.get(path) ?? readIntoCache(cache, path, known.file),
      };
    },
  };
}

async function readIntoCache(
  cache: BoundedCache<CachedResponse>,
  path: string,
  file: string,
): Promise<CachedResponse> {
  const response = fileResponse(path, file, await readFile(file));
  cache.set(path, response);
  return response;
}

function fileResponse(path: string, file: string, body: Buffer): CachedResponse {
  const type = mediaType(file);
  return cacheResponse({
    status: 200,
    type,
    caching: isHashed(path) ? 'forever' : isPicture(path) ? 'month' : 'day',
    body,
    ...(isCompressible(type) && body.byteLength > 512 && compress(body)),
    compression: 'quick',
    shareable: true,
  });
}

function isPicture(path: string): boolean {
  return path.startsWith('/pictures/');
}

/** `newsreader-text-0b86a7f5.woff2`: other contents would have another name. */
function isHashed(path: string): boolean {
  return /-[0-9a-f]{8,}\.\w+$/.test(path);
}

/** Links are not followed: one that points outside would publish whatever it points at. */
async function listFiles(dir: string): Promise<string[]> {
  const found = await readdir(dir, { withFileTypes: true, recursive: true }).catch(() => []);
  return found
    .filter((item) => item.isFile() && !item.name.startsWith('.'))
    .map((item) => join(item.parentPath, item.name));
}
