import { join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from '../domain/picture/picture.ts';
import { palette } from '../domain/design/palette.ts';

/** A picture cut to a box and made a JPEG, which every reader of PDFs knows. */
export async function printPicture(
  picture: Picture,
  box: { readonly width: number; readonly height: number },
  dotsPerInch: number,
): Promise<Buffer> {
  const width = Math.round((box.width / 72) * dotsPerInch);
  const height = Math.round((box.height / 72) * dotsPerInch);
  // Decoding the next larger file instead of the largest is most of the time saved.
  const scale = Math.max(width / picture.width, height / picture.height);
  const source =
    picture.widths.find((candidate) => candidate >= picture.width * scale) ?? picture.widths.at(-1);
  const file = join(import.meta.dirname, '../../public', `${picture.path}-${source}.avif`);
  return sharp(file)
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: palette.paper })
    .jpeg({ quality: 78 })
    .toBuffer();
}
