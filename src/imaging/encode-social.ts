import type { Sharp } from 'sharp';
import { palette } from '../domain/design/palette.ts';

const size = { width: 1200, height: 630 } as const;

/** The card that a link preview shows: a JPEG, because the readers of such links know no AVIF. */
export function encodeSocial(picture: Sharp): Promise<Buffer> {
  return picture
    .flatten({ background: palette.paper })
    .resize({ ...size, fit: 'cover' })
    .jpeg({ quality: 68, mozjpeg: true })
    .toBuffer();
}
