import { palette } from '../../domain/design/palette.ts';
import { createRequire } from 'node:module';
import type Sharp from 'sharp';
import type { ImageFormat } from './image-address.ts';

export interface Drawing {
  /** A file on the disk, or the bytes of one. */
  readonly file: string | Buffer;
  readonly width: number;
  /** Cut to it; without it the picture keeps its shape. */
  readonly height?: number;
  readonly quality: number;
  readonly format: ImageFormat;
}

/** Quality of the sharp pictures for browsers that cannot show the studio's own AVIF. */
export const sharpQuality = 74;

/** More than the studio's widest print holds, and far less than a decompression bomb. */
export const mostPixels = 24_000_000;

/**
 * Low, because a visitor waits for it. One step more than the least that is any good: a third more of the
 * processor, once, and a fifth less of the line of every phone; the next one takes three times as long.
 */
export const avifEffort = 3;

/** Draws a picture at a listed size. */
export async function drawImage(drawing: Drawing): Promise<Buffer> {
  const { file, width, height, quality, format } = drawing;
  const image = sharp()(file, { limitInputPixels: mostPixels, failOn: 'error' }).resize({
    width,
    ...(height === undefined ? { withoutEnlargement: true } : { height, fit: 'cover' }),
  });
  if (format === 'avif') return image.avif({ quality, effort: avifEffort }).toBuffer();
  if (format === 'webp') return image.webp({ quality, effort: 2 }).toBuffer();
  // A JPEG has no transparency, so the cloth is laid on the background of the page.
  return image.flatten({ background: palette.paper }).jpeg({ quality }).toBuffer();
}

let loaded: typeof Sharp | undefined;

/** Loaded with the first picture drawn: a server that never draws one starts without it. */
export function sharp(): typeof Sharp {
  if (!loaded) {
    loaded = createRequire(import.meta.url)('sharp') as typeof Sharp;
    // limitWork counts drawings, so each may use one thread only.
    loaded.concurrency(1);
    loaded.cache(false);
  }
  return loaded;
}
