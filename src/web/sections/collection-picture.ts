import { fabrics } from '../../content/fabrics/fabrics.ts';
import type { CategoryId } from '../../domain/fabric/fabric.ts';
import type { Picture } from '../../domain/picture/picture.ts';
import { fabricPictures, scenePicture } from '../pictures.ts';

/**
 * A picture that stands for a collection: its own scene when the studio made one, else the wished
 * view, or failing that the first view, of the first fabric that has been photographed.
 */
export function collectionPicture(id: CategoryId, view: string): Picture | undefined {
  const own = view === 'swatch' ? undefined : scenePicture(`category-${id}`);
  if (own) return own;
  const galleries = fabrics
    .filter((fabric) => fabric.categoryId === id)
    .map((fabric) => fabricPictures(fabric.slug));
  for (const gallery of galleries) {
    const wished = gallery.find((picture) => picture.scene === view);
    if (wished) return wished;
  }
  return galleries.flat()[0];
}
