import type { CategoryId, Fabric } from '../fabric/fabric.ts';

/** The collections that the site shows: each holds a fabric and none is hidden. In the order of the book. */
export function knittedCategories({
  fabrics,
  categories,
}: {
  readonly fabrics: readonly Pick<Fabric, 'categoryId'>[];
  readonly categories: readonly { readonly id: CategoryId; readonly hidden?: boolean }[];
}): CategoryId[] {
  const knitted = new Set(fabrics.map(({ categoryId }) => categoryId));
  return categories.flatMap(({ id, hidden }) => (knitted.has(id) && !hidden ? [id] : []));
}
