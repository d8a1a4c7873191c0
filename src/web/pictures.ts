import type { Picture, PictureManifest } from '../domain/picture/picture.ts';

const found = import.meta.glob<PictureManifest>('../../public/pictures/manifest.json', {
  eager: true,
  import: 'default',
});
const manifest: PictureManifest = Object.values(found)[0] ?? { fabrics: {}, scenes: {} };

/** Pictures of one fabric in gallery order; none while the studio has not rendered it. */
export function fabricPictures(slug: string): readonly Picture[] {
  return manifest.fabrics[slug] ?? [];
}

export function scenePicture(id: string): Picture | undefined {
  return manifest.scenes[id];
}

/**
 * The hanging strip of one fabric for its shade curtain: light, shadow and stitches without the dye.
 * Its transparency is the share of the shade that shows, so it lies as it is, with no blend mode, on
 * a box filled with the shade.
 */
export function shadeStrip(slug: string): Picture | undefined {
  return scenePicture(`strip-${slug}`);
}
