import sharp from 'sharp';
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

// Whatever loader libvips would choose by itself, SVG and PDF among them, is closed; five are opened.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Tiff'].map((name) => `VipsForeignLoad${name}File`),
});
// One thread: visitors' pages need the other cores, and the same photograph gives the same bytes anywhere.
sharp.concurrency(1);
sharp.cache(false);

const [file = ''] = process.argv.slice(2);
// The server is gone: nobody waits for the picture.
process.once('disconnect', () => process.exit(1));
watchEffort();
process.send!(await readPhoto(file), () => process.disconnect());

async function readPhoto(path: string): Promise<PhotoAnswer> {
  try {
    const faults = await findFault(path);
    return faults ? { ok: false, fault: faults } : { ok: true, picture: await drawPhoto(path) };
  } catch (error) {
    const tooLarge = error instanceof Error && /pixel limit/.test(error.message);
    return { ok: false, fault: tooLarge ? 'photo-too-many-pixels' : 'photo-damaged' };
  }
}

/** Only the header is read. */
async function findFault(path: string): Promise<PhotoFault | undefined> {
  const { width, height, pages = 1, format, compression } = await open(path).metadata();
  if (format === 'heif' && compression !== 'av1') return 'photo-iphone-format';
  if (pages > 1) return 'photo-moving';
  if (width * height > photoLimits.pixels) return 'photo-too-many-pixels';
  return Math.min(width, height) < photoLimits.least ? 'photo-too-small' : undefined;
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
