import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Fabric, Shade } from '../../domain/fabric/fabric.ts';
import { makeSwatch } from '../../swatch/make-swatch.ts';
import { swatchCloth } from '../../swatch/swatch-cloth.ts';
import { type RgbPicture, swatchFormats } from '../../swatch/swatch-order.ts';
import { fabricBySlug } from '../pictures/fabric-by-slug.ts';
import { swatchesFolder } from '../pictures/places.ts';

/** As large as the browser makes them on a machine with room. */
const size = 1024;
const mostPixels = 2048;

/** The fabric's digital swatch in every format, in a shade of its card or any other; the lead shade by default. */
export async function writeSwatches(
  slug: string,
  wanted?: string,
  folder = join(swatchesFolder, slug),
): Promise<readonly string[]> {
  const fabric = fabricBySlug(slug);
  const shade = shadeOf(fabric, wanted);
  const cloth = swatchCloth(fabric, { size, mostPixels });
  mkdirSync(folder, { recursive: true });
  const files: string[] = [];
  for (const format of swatchFormats) {
    const order = { fabric, format, shade, size, mostPixels, made: new Date(), id: randomUUID() };
    const { name, bytes } = await makeSwatch(order, cloth, { jpeg });
    files.push(join(folder, name));
    writeFileSync(files.at(-1)!, bytes);
  }
  return files;
}

function shadeOf({ shades, leadShade, slug }: Fabric, wanted: string | undefined): Shade {
  if (wanted === undefined) return shades[leadShade]!;
  const named = shades.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  if (named) return named;
  const hex = /^#?([\da-f]{6})$/i.exec(wanted)?.[1]?.toLowerCase();
  if (!hex)
    throw new Error(`${slug} has no shade ${wanted}. Name one of its card, or write 1f6d72.`);
  return { name: 'Your shade', hex: `#${hex}` };
}

export async function jpeg(picture: RgbPicture, quality: number): Promise<Uint8Array> {
  const { width, height, bytes } = picture;
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: Math.round(quality * 100), chromaSubsampling: '4:4:4' })
    .toBuffer();
}
