import type { Category } from '../../content/categories.ts';
import type { SiteContent } from '../../content/site-content.ts';
import type { Fabric } from '../../domain/fabric/fabric.ts';

/** One page of the catalogue: up to three fabrics, or a collection's opening and two. */
export interface CataloguePage {
  readonly category: Category;
  readonly opens: boolean;
  readonly fabrics: readonly Fabric[];
  readonly number: number;
}

/** Known before anything is drawn, so that the contents can name the pages. */
export function layOutPages({
  categories,
  fabrics,
}: Pick<SiteContent, 'categories' | 'fabrics'>): readonly CataloguePage[] {
  const pages: CataloguePage[] = [];
  for (const category of categories) {
    const shelf = fabrics.filter(({ categoryId }) => categoryId === category.id);
    for (let taken = 0; taken < shelf.length;) {
      const opens = taken === 0;
      const room = opens ? perPage - 1 : perPage;
      pages.push({
        category,
        opens,
        fabrics: shelf.slice(taken, taken + room),
        number: pages.length + 3,
      });
      taken += room;
    }
  }
  return pages;
}

const perPage = 3;
