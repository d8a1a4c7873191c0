import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureManifest } from '../../../domain/picture/picture.ts';

let manifest: PictureManifest | undefined;

/** The pictures that the studio rendered, read once; none where it has not run. */
export function shippedPictures(): PictureManifest {
  if (manifest) return manifest;
  const file = join(import.meta.dirname, '../../../../public/pictures/manifest.json');
  try {
    manifest = JSON.parse(readFileSync(file, 'utf8')) as PictureManifest;
  } catch {
    manifest = { fabrics: {}, scenes: {} };
  }
  return manifest;
}
