import type { Fabric } from '../../../domain/fabric/fabric.ts';
import { pictureSrcSet } from '../../../ui/picture.tsx';
import type { PreloadPicture } from '../../page.ts';
import { fabricPictures } from '../../pictures.ts';

export const cardSizes = '(width >= 68.75rem) 28vw, (width >= 40rem) 44vw, 90vw';

/** The first three pictures of a grid are asked for with the document itself. */
export function gridPreloads(fabrics: readonly Pick<Fabric, 'slug'>[]): PreloadPicture[] {
  return fabrics.slice(0, 3).flatMap(({ slug }) => {
    const [picture] = fabricPictures(slug);
    return picture ? [{ srcSet: pictureSrcSet(picture), sizes: cardSizes }] : [];
  });
}
