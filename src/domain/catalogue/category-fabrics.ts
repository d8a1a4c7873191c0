import type { CategoryId, Fabric } from '../fabric/fabric.ts';
import { sortByNumber } from './sort-by-number.ts';

/** What a collection's own page shows: its fabrics without the extra list, in the order of the book. */
export function categoryFabrics<F extends Pick<Fabric, 'categoryId' | 'extra' | 'number'>>(
  fabrics: readonly F[],
  id: CategoryId,
): F[] {
  return sortByNumber(fabrics.filter((fabric) => fabric.categoryId === id && !fabric.extra));
}

/** How many designs the whole catalogue holds of each collection. */
export function countByCategory(
  fabrics: readonly Pick<Fabric, 'categoryId'>[],
): ReadonlyMap<CategoryId, number> {
  const counts = new Map<CategoryId, number>();
  for (const { categoryId } of fabrics) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
  return counts;
}
