import { join } from 'node:path';
import { pictureKey } from '../../domain/picture/own-picture.ts';
import type { PictureFacts } from '../../domain/picture/picture.ts';
import type { Store } from '../db/store.ts';
import { openDiskCache } from './disk-cache.ts';

/** The files of the mill's own pictures: from the database, and from then on from this machine's disk. */
export interface OwnFiles {
  /** Widths of a picture, ascending; nothing for a picture we do not have. */
  findWidths(id: string): Promise<readonly number[] | undefined>;
  /** `720.avif`, `social.jpg` */
  read(id: string, name: string): Promise<Buffer | undefined>;
}

/** The database has to be asked, and does not answer. */
export class MediaUnavailable extends Error {}

const usualBytes = 512 * 1024 * 1024;
/** Widths of so many pictures are kept in memory. */
const mostKnown = 5000;

/**
 * A picture never changes under its id, so what was read once is true for ever: a machine whose
 * database is away goes on showing the pictures it has shown before.
 */
export async function openOwnFiles(parts: {
  readonly store: Pick<Store, 'db' | 'isUnavailable'>;
  readonly dataDir: string;
  readonly mostBytes?: number;
}): Promise<OwnFiles> {
  const { store, dataDir, mostBytes = usualBytes } = parts;
  const disk = await openDiskCache(join(dataDir, 'cache', 'media'), mostBytes);
  const known = new Map<string, readonly number[]>();

  return {
    async findWidths(id) {
      if (!pictureKey.test(id)) return undefined;
      const before = known.get(id);
      if (before) return before;
      const text = await cached(`${id}.json`, () => readFacts(id));
      if (!text) return undefined;
      const { widths } = JSON.parse(text.toString('utf8')) as Pick<PictureFacts, 'widths'>;
      if (known.size >= mostKnown) known.delete(known.keys().next().value!);
      known.set(id, widths);
      return widths;
    },
    async read(id, name) {
      if (!pictureKey.test(id) || !fileName.test(name)) return undefined;
      return cached(`${id}-${name}`, () => readFile(id, name));
    },
  };

  async function cached(
    name: string,
    ask: () => Promise<Buffer | undefined>,
  ): Promise<Buffer | undefined> {
    const kept = await disk.get(name);
    if (kept) return kept;
    const body = await ask().catch((error: unknown) => {
      throw store.isUnavailable(error) ? new MediaUnavailable() : error;
    });
    // A full disk is no reason to withhold a picture.
    if (body) await disk.set(name, body).catch(() => undefined);
    return body;
  }

  async function readFacts(id: string): Promise<Buffer | undefined> {
    const row = await store.db
      .selectFrom('media')
      .select('facts')
      .where('id', '=', id)
      .executeTakeFirst();
    return row && Buffer.from(row.facts);
  }

  async function readFile(id: string, name: string): Promise<Buffer | undefined> {
    const row = await store.db
      .selectFrom('media_file')
      .select('bytes')
      .where('media', '=', id)
      .where('name', '=', name)
      .executeTakeFirst();
    return row && Buffer.from(row.bytes, 'base64');
  }
}

const fileName = /^(\d{2,4}\.avif|social\.jpg)$/;
