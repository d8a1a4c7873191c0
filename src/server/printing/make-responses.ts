import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import {
  type CachedResponse,
  cacheResponse,
  type Compression,
  isFramable,
  type PageCaching,
} from '../pages/cached-response.ts';
import type { PrintedFile } from './messages.ts';

/** A printed file as it is stored and sent; a paper has a body and no compressed twins. */
export type StoredFile = Pick<PrintedFile, 'path' | 'status' | 'type'> & {
  readonly compression: Compression;
  readonly modified?: number;
} & ({ readonly body: Buffer } | { readonly br: Uint8Array; readonly gzip: Uint8Array });

/** A few in each turn of the loop, because visitors are answered meanwhile. */
export async function makeResponses(
  files: readonly StoredFile[],
  pageCaching: PageCaching,
): Promise<[string, CachedResponse][]> {
  const made: [string, CachedResponse][] = [];
  for (const file of files) {
    made.push([file.path, await makeResponse(file, pageCaching)]);
    if (made.length % atOnce === 0) await nextTurn();
  }
  return made;
}

const atOnce = 4;

export async function makeResponse(
  file: StoredFile,
  pageCaching: PageCaching,
): Promise<CachedResponse> {
  const { path, status, type, compression, modified } = file;
  const isPage = type.startsWith('text/html');
  const twins = 'body' in file ? undefined : { br: asBuffer(file.br), gzip: asBuffer(file.gzip) };
  return cacheResponse({
    status,
    type,
    caching: isPage ? pageCaching : 'revalidate',
    body: 'body' in file ? file.body : await promisify(gunzip)(file.gzip),
    ...twins,
    compression,
    ...(modified !== undefined && { modified }),
    framable: isFramable(path),
  });
}

function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
