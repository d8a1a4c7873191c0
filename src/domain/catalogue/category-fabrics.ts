import { type CategoryId, categoryIds, type Fabric } from '../fabric/fabric.ts';

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
  const counts = new Map<CategoryId, number>(categoryIds.map((id) => [id, 0]));
  for (const { categoryId } of fabrics) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
  return counts;
}

/** `29 designs`, `1 design`, `10 of 29 designs`. */
export function designsText(count: number, total = count): string {
  const designs = total === 1 ? 'design' : 'designs';
  return count === total ? `${count} ${designs}` : `${count} of ${total} ${designs}`;
}

/** Order of the book: by the figure of the number, then by its letter (9Z, 12A, 12B, 14A). */
export function sortByNumber<F extends Pick<Fabric, 'number'>>(fabrics: readonly F[]): F[] {
  return fabrics.toSorted((a, b) => compareNumbers(a.number, b.number));
}

function compareNumbers(a: string, b: string): number {
  const figures = Number.parseInt(a, 10) - Number.parseInt(b, 10);
  if (figures !== 0) return figures;
  return a < b ? -1 : a > b ? 1 : 0;
}
