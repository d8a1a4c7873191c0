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
