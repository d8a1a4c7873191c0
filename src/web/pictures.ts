import { perObject, type SiteContent } from '../content/site-content.ts';
import type { Fabric } from '../domain/fabric/fabric.ts';
import { findOwnPicture, ownSocialPath } from '../domain/picture/own-picture.ts';
import type { Picture, PictureManifest } from '../domain/picture/picture.ts';
import { galleryOf, sceneOf, stripOf } from '../domain/picture/shown-pictures.ts';

const found = import.meta.glob<PictureManifest>('../../public/pictures/manifest.json', {
  eager: true,
  import: 'default',
});
const printed: PictureManifest = Object.values(found)[0] ?? { fabrics: {}, scenes: {} };
const manifest: PictureManifest = {
  fabrics: whenAsked(printed.fabrics, withVersion),
  scenes: whenAsked(printed.scenes, (picture) => withVersion([picture])[0]!),
  ...(printed.ids && { ids: printed.ids }),
};

export function fabricPictures(content: SiteContent, fabric: Fabric): readonly Picture[] {
  return galleryOf(content, manifest, fabric);
}

export function scenePicture(content: SiteContent, id: string): Picture | undefined {
  return sceneOf(content, manifest, id);
}

/** The 1200×630 card of a scene; the studio cuts one for each scene a page names. */
export function socialPicture({ pictures }: SiteContent, siteUrl: string, scene = 'fan'): string {
  const key = pictures.scenes[scene];
  if (key !== undefined && findOwnPicture(pictures, key, scene))
    return siteUrl + ownSocialPath(key);
  return `${siteUrl}/pictures/social/${scene}.jpg`;
}

/**
 * The hanging strip of one fabric for its shade curtain: light, shadow and stitches without the dye.
 * Its transparency is the share of the shade that shows, so it lies as it is, with no blend mode, on
 * a box filled with the shade.
 */
export function shadeStrip(content: SiteContent, fabric: Fabric): Picture | undefined {
  return stripOf(content, manifest, fabric);
}

/**
 * A placeholder changes with every new print, and is in the manifest already. The pictures of a
 * fabric share one version: another one each would be a tenth of the catalogue's bytes.
 */
function withVersion(pictures: readonly Picture[]): readonly Picture[] {
  let hash = 0x811c9dc5;
  for (const { placeholder } of pictures) {
    for (let at = 0; at < placeholder.length; at += 1) {
      hash = Math.imul(hash ^ placeholder.charCodeAt(at), 0x01000193) >>> 0;
    }
  }
  const version = hash.toString(36);
  return pictures.map((picture) => ({ ...picture, version }));
}

/** Each made when a page first shows it: all at once would be a twentieth of the server's start. */
function whenAsked<In extends object, Out>(
  all: Readonly<Record<string, In>>,
  make: (value: In) => Out,
): Readonly<Record<string, Out>> {
  const made = perObject(make);
  const lazy = Object.entries(all).map(([key, value]): [string, PropertyDescriptor] => [
    key,
    { enumerable: true, get: () => made(value) },
  ]);
  return Object.defineProperties<Record<string, Out>>({}, Object.fromEntries(lazy));
}
