import { join } from 'node:path';
import sharp from 'sharp';
import { palette } from '../domain/design/palette.ts';
import type { Fabric } from '../domain/fabric/fabric.ts';
import { ownPicturePath } from '../domain/picture/own-picture.ts';
import type { Picture, PictureManifest } from '../domain/picture/picture.ts';
import { galleryOf, type SaidPictures, sceneOf } from '../domain/picture/shown-pictures.ts';

/** The pictures that papers show: the same as the pages. */
export interface Album {
  gallery(fabric: Fabric): readonly Picture[];
  scene(id: string): Picture | undefined;
  /** A picture cut to a box and made a JPEG, which every reader of PDFs knows. */
  cut(picture: Picture | undefined, box: Box, dotsPerInch: number): Promise<Buffer | undefined>;
}

interface Box {
  readonly width: number;
  readonly height: number;
}

/** A file of one of the mill's own pictures: its key and `720.avif`; nothing if it is not stored. */
export type ReadOwnPicture = (key: string, name: string) => Promise<Uint8Array | undefined>;

const ownFolder = ownPicturePath('');

export function openAlbum(
  said: SaidPictures,
  manifest: PictureManifest,
  readOwn: ReadOwnPicture,
): Album {
  async function open({ path }: Picture, width: number): Promise<string | Uint8Array | undefined> {
    const name = `${width}.avif`;
    if (path.startsWith(ownFolder)) return readOwn(path.slice(ownFolder.length), name);
    return join(import.meta.dirname, '../../public', `${path}-${name}`);
  }

  return {
    gallery: (fabric) => galleryOf(said, manifest, fabric),
    scene: (id) => sceneOf(said, manifest, id),
    async cut(picture, box, dotsPerInch) {
      if (!picture) return undefined;
      const width = Math.round((box.width / 72) * dotsPerInch);
      const height = Math.round((box.height / 72) * dotsPerInch);
      // Decoding the next larger file instead of the largest is most of the time saved.
      const scale = Math.max(width / picture.width, height / picture.height);
      const source =
        picture.widths.find((candidate) => candidate >= picture.width * scale) ??
        picture.widths.at(-1)!;
      const file = await open(picture, source);
      if (file === undefined) return undefined;
      return sharp(file)
        .resize(width, height, { fit: 'cover' })
        .flatten({ background: palette.paper })
        .jpeg({ quality: 78 })
        .toBuffer();
    },
  };
}
