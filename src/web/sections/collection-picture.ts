import { perContent, requireCategory, type SiteContent } from '../../content/site-content.ts';
import type { CategoryId } from '../../domain/fabric/fabric.ts';
import type { Picture } from '../../domain/picture/picture.ts';
import type { Dye } from '../../ui/index-tabs.tsx';
import { fabricPictures, scenePicture } from '../pictures.ts';

/** The dye a collection's tab keeps on every page. */
export function collectionDye(content: SiteContent, id: CategoryId): Dye {
  return requireCategory(content, id).tab.dye;
}

/**
 * A picture of a collection: the scene made for it, or the wide macro of its cloth, or the requested
 * view of one of its fabrics, or any view of one.
 */
export function collectionPicture(
  content: SiteContent,
  id: CategoryId,
  view: string,
): Picture | undefined {
  return (
    scenePicture(content, `category-${id}`) ??
    scenePicture(content, `category-${id}-band`) ??
    fabricView(content, id, view)
  );
}

/** The same, small and flat: a swatch of one of its fabrics before anything else. */
export function collectionSwatch(content: SiteContent, id: CategoryId): Picture | undefined {
  return (
    gallery(content, id).find((picture) => picture.scene === 'swatch') ??
    collectionPicture(content, id, 'macro')
  );
}

function fabricView(content: SiteContent, id: CategoryId, view: string): Picture | undefined {
  const pictures = gallery(content, id);
  return pictures.find((picture) => picture.scene === view) ?? pictures[0];
}

function gallery(content: SiteContent, id: CategoryId): readonly Picture[] {
  return galleries(content).get(id) ?? [];
}

/** Every page asks for them, in its menus and for its assistants. */
const galleries = perContent((content) => {
  const byCategory = Map.groupBy(content.fabrics, ({ categoryId }) => categoryId);
  return new Map(
    [...byCategory].map(([id, fabrics]) => [
      id,
      fabrics.flatMap((fabric) => fabricPictures(content, fabric)),
    ]),
  );
});
