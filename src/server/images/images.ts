import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestContext } from '../http/request-context.ts';
import { BoundedCache } from '../pages/bounded-cache.ts';
import { type CachedResponse, cacheResponse } from '../pages/cached-response.ts';
import { sendCached } from '../pages/send-cached.ts';
import { type DiskCache, openDiskCache } from './disk-cache.ts';
import { createDrawingLimit, drawImage, sharpQuality } from './draw-image.ts';
import { chooseFormat, type ImageFormat, readImageAddress } from './image-address.ts';
import { listPictures, type SourcePicture } from './list-pictures.ts';

/** Our own pictures at listed sizes, in the best format a browser accepts. */
export interface Images {
  answer(
    context: Pick<RequestContext, 'req' | 'res' | 'secure'>,
    target: { readonly path: string; readonly search: string },
  ): Promise<ImageOutcome>;
  /** Kept in memory and on the disk. */
  bytes(): Readonly<Record<'memory' | 'disk', number>>;
}

/** Where a picture was found; `busy`: it would have to be drawn, and too many wait already. */
export type PictureSource = 'memory' | 'printed' | 'disk' | 'drawn' | 'busy';

export type ImageOutcome = 'sent' | 'bad' | 'missing' | 'busy';

export interface ImageParts {
  readonly publicDir: string;
  readonly dataDir: string;
  readonly limits?: Partial<ImageLimits>;
  /** Told of every picture that was asked for. */
  readonly count?: (source: PictureSource) => void;
}

interface ImageLimits {
  readonly diskBytes: number;
  readonly heldBytes: number;
  readonly atOnce: number;
  readonly waiting: number;
}

const usual: ImageLimits = {
  diskBytes: 256 * 1024 * 1024,
  heldBytes: 48 * 1024 * 1024,
  atOnce: 2,
  waiting: 200,
};

export async function openImages(parts: ImageParts): Promise<Images> {
  const { count } = parts;
  const limits = { ...usual, ...parts.limits };
  const pictures = await listPictures(join(parts.publicDir, 'pictures'));
  const disk = await openDiskCache(join(parts.dataDir, 'cache', 'img'), limits.diskBytes);
  const held = new BoundedCache<CachedResponse>({ count: 5000, weight: limits.heldBytes });
  const inTurn = createDrawingLimit(limits);
  const underWay = new Map<string, Promise<CachedResponse | undefined>>();

  return {
    async answer({ req, res, secure }, { path, search }) {
      const address = readImageAddress(path);
      if (address.kind !== 'image') return address.kind;
      const source = pictures.get(address.picture);
      if (!source) return 'missing';
      const wish = thriftyWish(address, req.headers['save-data']);
      const format = address.format ?? chooseFormat(req.headers.accept);
      // Only an address that names a version may be kept for ever: a picture can be printed again.
      const versioned = /^v=\w+$/.test(search);
      const quality = wish.quality === undefined ? '' : `-q${wish.quality}`;
      const name = `${address.picture.replaceAll('/', '--')}-${wish.width}${quality}-${source.version}.${format}`;
      const key = versioned ? `v ${name}` : name;
      let entry = held.get(key);
      if (entry) count?.('memory');
      else {
        let work = underWay.get(key);
        if (!work) {
          work = makeImage(name, { ...wish, source, format, versioned }).finally(() =>
            underWay.delete(key),
          );
          underWay.set(key, work);
        }
        entry = await work;
        if (!entry) return 'busy';
        held.set(key, entry);
      }
      sendCached(req, res, entry, secure);
      return 'sent';
    },
    bytes: () => ({ memory: held.weight, disk: disk.bytes() }),
  };

  async function makeImage(name: string, wish: FullWish): Promise<CachedResponse | undefined> {
    const printed = await asPrinted(wish);
    const kept = printed ?? (await disk.get(name));
    const body = kept ?? (await drawn(name, wish));
    count?.(printed ? 'printed' : kept ? 'disk' : body ? 'drawn' : 'busy');
    return body && imageEntry(body, wish);
  }

  async function drawn(name: string, wish: FullWish): Promise<Buffer | undefined> {
    const turn = await inTurn(() => draw(wish));
    if (!turn.ok) return undefined;
    await keep(disk, name, turn.value);
    return turn.value;
  }
}

interface Wish {
  readonly width: number;
  readonly quality?: number;
}

interface FullWish extends Wish {
  readonly source: SourcePicture;
  readonly format: ImageFormat;
  readonly versioned: boolean;
}

/** Who asked to save data gets the light picture whatever size the page offers. */
function thriftyWish({ width, quality }: Wish, saveData: unknown): Wish {
  if (quality !== undefined) return { width, quality };
  return saveData === 'on' ? { width: Math.min(width, 240), quality: 35 } : { width };
}

/** A sharp AVIF at a width that the studio has printed is sent as it lies there. */
async function asPrinted(wish: FullWish): Promise<Buffer | undefined> {
  if (wish.format !== 'avif' || wish.quality !== undefined) return undefined;
  const file = wish.source.files.get(wish.width);
  return file === undefined ? undefined : readFile(file);
}

async function draw({ source, width, quality = sharpQuality, format }: FullWish): Promise<Buffer> {
  // The next larger print holds all that is needed, and decodes in a fraction of the time.
  const enough = [...source.files.keys()].toSorted((a, b) => a - b).find((each) => each >= width);
  const file = source.files.get(enough ?? source.largest)!;
  return drawImage({ file, width, quality, format });
}

/** A full disk is no reason to withhold a picture that was drawn already. */
async function keep(disk: DiskCache, name: string, body: Buffer): Promise<void> {
  await disk.set(name, body).catch(() => undefined);
}

const types: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

function imageEntry(body: Buffer, { format, versioned }: FullWish): CachedResponse {
  return cacheResponse({
    status: 200,
    type: types[format],
    caching: versioned ? 'forever' : 'month',
    body,
    vary: 'Accept, Save-Data',
    shareable: true,
  });
}
