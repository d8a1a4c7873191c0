import { type CategoryId, categoryIds, type Fabric } from '../fabric/fabric.ts';

/** The collections that hold a fabric, in the order of the book. */
export function knittedCategories({
  fabrics,
}: {
  readonly fabrics: readonly Pick<Fabric, 'categoryId'>[];
}): CategoryId[] {
  const knitted = new Set(fabrics.map(({ categoryId }) => categoryId));
  return categoryIds.filter((id) => knitted.has(id));
}
