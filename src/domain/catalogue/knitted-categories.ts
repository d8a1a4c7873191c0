import type { CategoryId, Fabric } from '../fabric/fabric.ts';

interface Book<Collection> {
  readonly fabrics: readonly Pick<Fabric, 'categoryId'>[];
  readonly categories: readonly Collection[];
}

interface Shown {
  readonly id: CategoryId;
  readonly hidden?: boolean;
}

/** The collections that the site shows: each holds a fabric and none is hidden. In the order of the book. */
export function knittedCategories(book: Book<Shown>): CategoryId[] {
  return shownCollections(book).map(({ id }) => id);
}

/** The same with all that is written of them. */
export function shownCollections<Collection extends Shown>({
  fabrics,
  categories,
}: Book<Collection>): Collection[] {
  const knitted = new Set(fabrics.map(({ categoryId }) => categoryId));
  return categories.filter(({ id, hidden }) => knitted.has(id) && !hidden);
}
