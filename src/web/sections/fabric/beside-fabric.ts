import { perContent, type SiteContent } from '../../../content/site-content.ts';
import { neighboursOf } from '../../../domain/catalogue/neighbours.ts';
import { sortByNumber } from '../../../domain/catalogue/category-fabrics.ts';
import type { CategoryId, Fabric } from '../../../domain/fabric/fabric.ts';

/** Previous and next leaf: on the page of its collection, or for an extra one in the whole collection. */
export function besideFabric(
  content: SiteContent,
  { categoryId, extra, slug }: Fabric,
): { readonly previous: Fabric; readonly next: Fabric } | undefined {
  const { shown, all } = shelves(content).get(categoryId)!;
  return (extra ? all : shown).get(slug);
}

// Made once for each content: every page of a fabric would otherwise sort its whole collection.
const shelves = perContent(({ fabrics }) => {
  const byCategory = Map.groupBy(fabrics, ({ categoryId }) => categoryId);
  return new Map<CategoryId, { readonly shown: Neighbours; readonly all: Neighbours }>(
    [...byCategory].map(([id, all]) => [
      id,
      {
        shown: neighboursOf(sortByNumber(all.filter(({ extra }) => !extra))),
        all: neighboursOf(all),
      },
    ]),
  );
});

type Neighbours = ReturnType<typeof neighboursOf<Fabric>>;
