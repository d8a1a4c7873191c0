import { palette } from '../../domain/design/palette.ts';
import { createRequire } from 'node:module';
import type Sharp from 'sharp';
import type { ImageFormat } from './image-address.ts';

export interface Drawing {
  readonly file: string;
  readonly width: number;
  readonly quality: number;
  readonly format: ImageFormat;
}

/** Quality of the sharp pictures for browsers that cannot show the studio's own AVIF. */
export const sharpQuality = 74;

/** More than the studio's widest print holds, and far less than a decompression bomb. */
const mostPixels = 24_000_000;

/** Draws a picture at a listed size. Effort is low, because a visitor waits for it. */
export async function drawImage({ file, width, quality, format }: Drawing): Promise<Buffer> {
  const image = sharp()(file, { limitInputPixels: mostPixels, failOn: 'error' }).resize({
    width,
    withoutEnlargement: true,
  });
  if (format === 'avif') return image.avif({ quality, effort: 2 }).toBuffer();
  if (format === 'webp') return image.webp({ quality, effort: 2 }).toBuffer();
  // A JPEG has no transparency, so the cloth is laid on the background of the page.
  return image.flatten({ background: palette.paper }).jpeg({ quality }).toBuffer();
}

let loaded: typeof Sharp | undefined;

/** Loaded with the first picture drawn: a server that never draws one starts without it. */
function sharp(): typeof Sharp {
  if (!loaded) {
    loaded = createRequire(import.meta.url)('sharp') as typeof Sharp;
    // createDrawingLimit counts drawings, so each may use one thread only.
    loaded.concurrency(1);
    loaded.cache(false);
  }
  return loaded;
}

export type Drawn<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false };

/**
 * Runs a few at a time, queues some and refuses the rest at once: a flood of requests for new sizes
 * must not slow down the pages.
 */
export function createDrawingLimit(limits: {
  readonly atOnce: number;
  readonly waiting: number;
}): <Value>(draw: () => Promise<Value>) => Promise<Drawn<Value>> {
  const queue: (() => void)[] = [];
  let busy = 0;
  return async (draw) => {
    if (busy >= limits.atOnce) {
      if (queue.length >= limits.waiting) return { ok: false };
      // The one that finishes passes its place on, so `busy` stays as it is.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else busy += 1;
    try {
      return { ok: true, value: await draw() };
    } finally {
      const next = queue.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
