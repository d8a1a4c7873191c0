import sharp from 'sharp';
import { logoLimits } from '../../domain/design/logo.ts';
import type { Logo } from '../../domain/design/mark-of.ts';
import { palette } from '../../domain/design/palette.ts';
import { type EncodedPicture, encodeWidths } from '../../imaging/encode-widths.ts';
import { photoEffort, type PhotoFault, photoLimits, photoWidths } from './photo-rules.ts';

/**
 * Reads one photograph and hands its picture back. A process of its own, because a decoder is where a
 * hostile file does its harm: nothing of the server's memory, settings or keys is here, and it is ended
 * when it takes too long or grows too large.
 */
export type PhotoAnswer =
  | { readonly ok: true; readonly picture: EncodedPicture }
  | { readonly ok: false; readonly fault: PhotoFault };

export type LogoAnswer =
  | { readonly ok: true; readonly logo: Logo }
  | { readonly ok: false; readonly fault: PhotoFault };

/** A photograph in a conversation: one size, without anything but its pixels. */
export interface MessagePhoto {
  /** Base64. */
  readonly jpeg: string;
  readonly width: number;
  readonly height: number;
}
export type MessagePhotoAnswer =
  | { readonly ok: true; readonly photo: MessagePhoto }
  | { readonly ok: false; readonly fault: PhotoFault };

// Whatever loader libvips would choose by itself, SVG and PDF among them, is closed; five are opened.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    ...['Jpeg', 'Png', 'Webp', 'Heif', 'Tiff'].map((name) => `VipsForeignLoad${name}File`),
    // What this process has written itself.
    'VipsForeignLoadPngBuffer',
  ],
});
// One thread: visitors' pages need the other cores, and the same photograph gives the same bytes anywhere.
sharp.concurrency(1);
sharp.cache(false);

/** In a conversation also a small picture tells something. */
const messagePhoto = { least: 40, longest: 1600, quality: 78 } as const;

const [file = '', as] = process.argv.slice(2);
// The server is gone: nobody waits for the picture.
process.once('disconnect', () => process.exit(1));
watchEffort();
const readers = { logo: readLogo, message: readMessagePhoto } as const;
const answer = await (as === 'logo' || as === 'message' ? readers[as](file) : readPhoto(file));
process.send!(answer, () => process.disconnect());

async function readPhoto(path: string): Promise<PhotoAnswer> {
  try {
    const faults = await findFault(path, photoLimits.least);
    return faults ? { ok: false, fault: faults } : { ok: true, picture: await drawPhoto(path) };
  } catch (error) {
    return { ok: false, fault: faultOf(error) };
  }
}

async function readLogo(path: string): Promise<LogoAnswer> {
  try {
    const faults = await findFault(path, logoLimits.least);
    if (faults) return { ok: false, fault: faults };
    const logo = await drawLogo(path);
    return logo ? { ok: true, logo } : { ok: false, fault: 'photo-too-hard' };
  } catch (error) {
    return { ok: false, fault: faultOf(error) };
  }
}

async function readMessagePhoto(path: string): Promise<MessagePhotoAnswer> {
  try {
    const fault = await findFault(path, messagePhoto.least);
    if (fault) return { ok: false, fault };
    const { longest, quality } = messagePhoto;
    const { data, info } = await open(path)
      .autoOrient()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .flatten({ background: palette.paper })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { ok: true, photo: { jpeg: data.toString('base64'), width, height } };
  } catch (error) {
    return { ok: false, fault: faultOf(error) };
  }
}

function faultOf(error: unknown): PhotoFault {
  const tooLarge = error instanceof Error && /pixel limit/.test(error.message);
  return tooLarge ? 'photo-too-many-pixels' : 'photo-damaged';
}

/** As it is, transparent where it is, without the empty margin around it; smaller until it is light enough. */
async function drawLogo(path: string): Promise<Logo | undefined> {
  const upright = await open(path).autoOrient().toColourspace('srgb').png().toBuffer();
  // A mark that fills its field has no margin to lose.
  const cut = await sharp(upright)
    .trim({ threshold: 12 })
    .toBuffer()
    .catch(() => upright);
  for (const share of [1, 0.75, 0.5, 0.35]) {
    const { data, info } = await sharp(cut)
      .resize({
        width: Math.round(logoLimits.width * share),
        height: Math.round(logoLimits.height * share),
        fit: 'inside',
        withoutEnlargement: true,
      })
      .png({ palette: true, quality: 90, effort: 10 })
      .toBuffer({ resolveWithObject: true });
    const png = data.toString('base64');
    if (png.length <= logoLimits.letters) return { png, width: info.width, height: info.height };
  }
  return undefined;
}

/** Only the header is read. */
async function findFault(path: string, least: number): Promise<PhotoFault | undefined> {
  const { width, height, pages = 1, format, compression } = await open(path).metadata();
  if (format === 'heif' && compression !== 'av1') return 'photo-iphone-format';
  if (pages > 1) return 'photo-moving';
  if (width * height > photoLimits.pixels) return 'photo-too-many-pixels';
  return Math.min(width, height) < least ? 'photo-too-small' : undefined;
}

/** Decoded once: upright, in sRGB, without anything but its pixels. */
async function drawPhoto(path: string): Promise<EncodedPicture> {
  const { autoOrient } = await open(path).metadata();
  const widths = photoWidths(autoOrient.width);
  const { data, info } = await open(path)
    .autoOrient()
    .resize({ width: widths.at(-1)!, kernel: 'lanczos3' })
    .toColourspace('srgb')
    .flatten({ background: palette.paper })
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`${info.channels} channels`);
  const { width, height } = info;
  return encodeWidths(
    { width, height, channels: 3, bytes: data },
    { widths, quality: 55, social: true },
  );
}

function open(path: string) {
  return sharp(path, {
    limitInputPixels: photoLimits.pixels,
    failOn: 'error',
    sequentialRead: true,
  });
}

/** Decoding runs in threads of its own, so this is asked in time. */
function watchEffort(): void {
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    const worked = (user + system) / 1e6;
    if (worked > photoEffort.cpuSeconds) process.exit(1);
    if (process.memoryUsage.rss() > photoEffort.residentBytes) process.exit(1);
  }, 100).unref();
}
