import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { BoundedCache } from './bounded-cache.ts';
import { compress } from './compress.ts';
import { type Entry, makeEntry } from './entry.ts';
import { isCompressible, mediaType } from './media-type.ts';

/**
 * Files of `public/`. The list is taken once at start and only listed names are ever opened, so no
 * spelling of an address can reach a file beside it.
 */
export interface PublicFiles {
  /** Icons, fonts, texts: in memory from the start. */
  readonly small: ReadonlyMap<string, Entry>;
  find(path: string): PublicFile | undefined;
}

export type PublicFile =
  /** Read once, then kept while it is asked for. */
  | { readonly kind: 'cached'; load(): Entry | Promise<Entry> }
  /** Too large to hold: sent from the disk piece by piece. */
  | { readonly kind: 'stream'; readonly file: string; readonly type: string };

export async function indexPublicFiles(
  publicDir: string,
  limits: { readonly held: number; readonly streamed: number } = {
    held: 96 * 1024 * 1024,
    streamed: 2 * 1024 * 1024,
  },
): Promise<PublicFiles> {
  const small = new Map<string, Entry>();
  const listed = new Map<string, { file: string; size: number }>();
  for (const file of await listFiles(publicDir)) {
    const { size } = await stat(file);
    const path = `/${relative(publicDir, file).split(sep).map(encodeURIComponent).join('/')}`;
    if (size <= 64 * 1024 && !isPicture(path)) small.set(path, await readEntry(path, file));
    else listed.set(path, { file, size });
  }

  const held = new BoundedCache<Entry>({ count: 5000, weight: limits.held });
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
        load: () => held.get(path) ?? readAndHold(held, path, known.file),
      };
    },
  };
}

async function readAndHold(held: BoundedCache<Entry>, path: string, file: string): Promise<Entry> {
  const entry = await readEntry(path, file);
  held.set(path, entry);
  return entry;
}

async function readEntry(path: string, file: string): Promise<Entry> {
  const type = mediaType(file);
  const body = await readFile(file);
  return makeEntry({
    status: 200,
    type,
    caching: isHashed(path) ? 'forever' : isPicture(path) ? 'month' : 'day',
    body,
    ...(isCompressible(type) && body.byteLength > 512 && compress(body)),
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
