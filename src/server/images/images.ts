import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import type { RequestContext } from '../http/request-context.ts';
import { BoundedCache } from '../pages/bounded-cache.ts';
import { type CachedResponse, cacheResponse } from '../pages/cached-response.ts';
import { mediaType } from '../pages/media-type.ts';
import { sendCached } from '../pages/send-cached.ts';
import { type DiskCache, openDiskCache } from '../media/disk-cache.ts';
import { limitWork } from '../media/limit-work.ts';
import { socialName } from '../media/keep-picture.ts';
import { MediaUnavailable, type OwnFiles } from '../media/own-files.ts';
import { drawShadeCard } from './draw-shade-card.ts';
import { drawImage, sharpQuality } from './draw-image.ts';
import {
  chooseFormat,
  type ImageFormat,
  type OwnFileAddress,
  readImageAddress,
  readOwnFileAddress,
  readShadeCardAddress,
} from './image-address.ts';
import { findSource, type ImageSource } from './image-source.ts';
import { listPictures } from './list-pictures.ts';

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
  /** The mill's own pictures, which lie in the database. */
  readonly own?: OwnFiles;
  readonly limits?: Partial<ImageLimits>;
  /** Called for every picture that was requested. */
  readonly count?: (source: PictureSource) => void;
}

interface ImageLimits {
  readonly diskBytes: number;
  readonly memoryBytes: number;
  readonly atOnce: number;
  readonly waiting: number;
}

const usual: ImageLimits = {
  diskBytes: 256 * 1024 * 1024,
  memoryBytes: 24 * 1024 * 1024,
  atOnce: 2,
  waiting: 200,
};

export async function openImages(parts: ImageParts): Promise<Images> {
  const { count, own } = parts;
  const limits = { ...usual, ...parts.limits };
  const pictures = await listPictures(join(parts.publicDir, 'pictures'));
  const disk = await openDiskCache(join(parts.dataDir, 'cache', 'img'), limits.diskBytes);
  const cached = new BoundedCache<CachedResponse>({ count: 5000, weight: limits.memoryBytes });
  const limitDrawing = limitWork(limits);
  const inProgress = new Map<string, Promise<CachedResponse | undefined>>();
  // Anybody can ask for any of 16 million shades: they never push pictures of pages out, nor onto the disk.
  const shadeCards = new BoundedCache<CachedResponse>({ count: 200, weight: 16 * 1024 * 1024 });
  const limitShades = limitWork({ atOnce: 1, waiting: 20 });

  return {
    async answer(context, target) {
      try {
        if (target.path.startsWith(shadeCardsPath))
          return await answerShadeCard(context, target.path);
        return await (target.path.startsWith(ownFilesPath)
          ? answerOwnFile(context, target.path)
          : answerImage(context, target));
      } catch (error) {
        if (error instanceof MediaUnavailable) return 'busy';
        throw error;
      }
    },
    bytes: () => ({ memory: cached.weight + shadeCards.weight, disk: disk.bytes() }),
  };

  /** A file of one of the mill's own pictures, as it was encoded. */
  async function answerOwnFile(
    { req, res, secure }: ImageContext,
    path: string,
  ): Promise<ImageOutcome> {
    const address = readOwnFileAddress(path);
    if (!address) return 'missing';
    const entry = await remember(path, async () => {
      const body = (await own?.read(address.id, address.name)) ?? (await drawnCard(address));
      if (body) count?.('printed');
      return body && imageEntry(address.name, body, { versioned: true });
    });
    if (!entry) return 'missing';
    sendCached(req, res, entry, secure);
    return 'sent';
  }

  /** A knitted picture has no card for link previews of its own: it is cut when one is asked for. */
  async function drawnCard({ id, name }: OwnFileAddress): Promise<Buffer | undefined> {
    const source = name === socialName && (await findSource(`media/${id}`, pictures, own));
    if (!source) return undefined;
    const file = await source.file(source.widths.at(-1)!);
    const card = { file, ...socialSize, quality: sharpQuality, format: 'jpg' as const };
    const drawing = await limitDrawing(() => drawImage(card));
    if (!drawing.ok) throw new MediaUnavailable();
    return drawing.value;
  }

  async function answerImage(
    { req, res, secure }: ImageContext,
    { path, search }: ImageTarget,
  ): Promise<ImageOutcome> {
    const address = readImageAddress(path);
    if (address.kind !== 'image') return address.kind;
    const source = await findSource(address.picture, pictures, own);
    if (!source) return 'missing';
    const wanted = chooseSize(address, req.headers);
    const format = address.format ?? chooseFormat(req.headers.accept);
    // Only an address that names a version, or the content, may be kept for ever: a picture can be printed again.
    const versioned = source.isContentAddressed || /^v=\w+$/.test(search);
    const quality = wanted.quality === undefined ? '' : `-q${wanted.quality}`;
    const name = `${address.picture.replaceAll('/', '--')}-${wanted.width}${quality}-${source.version}.${format}`;
    const key = versioned ? `v ${name}` : name;
    const entry = await remember(key, () =>
      makeImage(name, { ...wanted, source, format, versioned }),
    );
    if (!entry) return 'busy';
    sendCached(req, res, entry, secure);
    return 'sent';
  }

  /** A fabric in a shade, for previews of a link that names one. */
  async function answerShadeCard(
    { req, res, secure }: ImageContext,
    path: string,
  ): Promise<ImageOutcome> {
    const address = readShadeCardAddress(path);
    const source = address && (await findSource(address.strip, pictures, own));
    if (!source) return 'missing';
    const make = async () => {
      const file = await source.file(source.widths.at(-1)!);
      const drawing = await limitShades(() =>
        drawShadeCard({ file, hex: address.hex, ...socialSize }),
      );
      count?.(drawing.ok ? 'drawn' : 'busy');
      return drawing.ok ? imageEntry(path, drawing.value, { versioned: false }) : undefined;
    };
    const entry = await remember(`${path} ${source.version}`, make, shadeCards);
    if (!entry) return 'busy';
    sendCached(req, res, entry, secure);
    return 'sent';
  }

  /** From memory, or made once for all who ask at the same moment. */
  async function remember(
    key: string,
    make: () => Promise<CachedResponse | undefined>,
    memory = cached,
  ): Promise<CachedResponse | undefined> {
    const before = memory.get(key);
    if (before) {
      count?.('memory');
      return before;
    }
    let work = inProgress.get(key);
    if (!work) {
      work = make().finally(() => inProgress.delete(key));
      inProgress.set(key, work);
    }
    const entry = await work;
    if (entry) memory.set(key, entry);
    return entry;
  }

  async function makeImage(
    name: string,
    wanted: ImageRequest,
  ): Promise<CachedResponse | undefined> {
    const printed = await asPrinted(wanted);
    const kept = printed ?? (await disk.get(name));
    const body = kept ?? (await drawn(name, wanted));
    count?.(printed ? 'printed' : kept ? 'disk' : body ? 'drawn' : 'busy');
    return body && imageEntry(name, body, { ...wanted, vary: 'Accept, Save-Data, ECT' });
  }

  async function drawn(name: string, wanted: ImageRequest): Promise<Buffer | undefined> {
    const drawing = await limitDrawing(() => draw(wanted));
    if (!drawing.ok) return undefined;
    await keep(disk, name, drawing.value);
    return drawing.value;
  }
}

/** As the pages announce it. */
const socialSize = { width: 1200, height: 630 };

const ownFilesPath = '/pictures/media/';
const shadeCardsPath = '/img/shades/';

type ImageContext = Parameters<Images['answer']>[0];
type ImageTarget = Parameters<Images['answer']>[1];

interface ImageSize {
  readonly width: number;
  readonly quality?: number;
}

interface ImageRequest extends ImageSize {
  readonly source: ImageSource;
  readonly format: ImageFormat;
  readonly versioned: boolean;
}

/** A browser that saves data or has a slow connection gets the light picture, whatever size the page names. */
function chooseSize({ width, quality }: ImageSize, headers: IncomingHttpHeaders): ImageSize {
  const isSlow = headers['ect'] === '2g' || headers['ect'] === 'slow-2g';
  if (quality !== undefined) return { width, quality: isSlow ? slowQuality : quality };
  if (isSlow) return { width: Math.min(width, lightWidth), quality: slowQuality };
  if (headers['save-data'] !== 'on') return { width };
  return { width: Math.min(width, lightWidth), quality: 35 };
}

const lightWidth = 240;
/** Of every picture on a 2g connection. */
const slowQuality = 50;

/** A sharp AVIF at a width that the studio has printed is sent unchanged. */
async function asPrinted(wanted: ImageRequest): Promise<Buffer | undefined> {
  if (wanted.format !== 'avif' || wanted.quality !== undefined) return undefined;
  if (!wanted.source.widths.includes(wanted.width)) return undefined;
  const file = await wanted.source.file(wanted.width);
  return typeof file === 'string' ? readFile(file) : file;
}

async function draw({
  source,
  width,
  quality = sharpQuality,
  format,
}: ImageRequest): Promise<Buffer> {
  // The next larger print holds all that is needed, and decodes in a fraction of the time.
  const enough = source.widths.find((each) => each >= width);
  const file = await source.file(enough ?? source.widths.at(-1)!);
  return drawImage({ file, width, quality, format });
}

/** A full disk is no reason to withhold a picture that was drawn already. */
async function keep(disk: DiskCache, name: string, body: Buffer): Promise<void> {
  await disk.set(name, body).catch(() => undefined);
}

function imageEntry(
  name: string,
  body: Buffer,
  { versioned, vary }: { readonly versioned: boolean; readonly vary?: string },
): CachedResponse {
  return cacheResponse({
    status: 200,
    type: mediaType(name),
    caching: versioned ? 'forever' : 'month',
    body,
    ...(vary && { vary }),
    shareable: true,
  });
}
