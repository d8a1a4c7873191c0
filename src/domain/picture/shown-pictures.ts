import type { KnittedPicture, KnittedPictures } from './knit-job.ts';
import {
  findOwnPicture,
  hangGallery,
  type NamedPictures,
  ownPicturePath,
  type OwnPictures,
} from './own-picture.ts';
import {
  type Addressed,
  type Picture,
  type PictureManifest,
  renderedGallery,
  renderedStrip,
} from './picture.ts';

/** What the mill says of pictures, as part of what it says. */
export interface SaidPictures {
  readonly pictures: OwnPictures;
  /** Pictures knitted for fabrics of the mill's own, by the fabric's id. */
  readonly knitted: Readonly<Record<number, KnittedPictures>>;
}

type Shown = Addressed & NamedPictures;

/** Pictures of one fabric in gallery order; none while it has neither been rendered nor photographed. */
export function galleryOf(
  { pictures, knitted }: SaidPictures,
  manifest: PictureManifest,
  fabric: Shown,
): readonly Picture[] {
  const own = knitted[fabric.id]?.gallery.map(knittedPicture);
  return hangGallery(own ?? renderedGallery(manifest, fabric), fabric, pictures);
}

/** A scene of a page: the mill's own picture in its place, or the studio's. */
export function sceneOf(
  { pictures }: Pick<SaidPictures, 'pictures'>,
  manifest: PictureManifest,
  id: string,
): Picture | undefined {
  return findOwnPicture(pictures, pictures.scenes[id], id) ?? manifest.scenes[id];
}

/** The hanging strip of one fabric for its shade curtain. */
export function stripOf(
  { knitted }: Pick<SaidPictures, 'knitted'>,
  manifest: PictureManifest,
  fabric: Addressed,
): Picture | undefined {
  const strip = knitted[fabric.id]?.strip;
  return strip ? knittedPicture(strip) : renderedStrip(manifest, fabric);
}

function knittedPicture({ picture, ...shown }: KnittedPicture): Picture {
  return { ...shown, path: ownPicturePath(picture) };
}
