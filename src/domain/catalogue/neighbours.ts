/** The one before and the one after in a list that wraps round, or nothing if it is not in the list. */
export function neighbours<F extends { readonly slug: string }>(
  fabrics: readonly F[],
  slug: string,
): { readonly previous: F; readonly next: F } | undefined {
  const index = fabrics.findIndex((fabric) => fabric.slug === slug);
  const previous = fabrics[stepAround(index, fabrics.length, -1)];
  const next = fabrics[stepAround(index, fabrics.length, 1)];
  return index >= 0 && previous && next ? { previous, next } : undefined;
}

/** The same for every one of a list at once. */
export function neighboursOf<F extends { readonly slug: string }>(
  fabrics: readonly F[],
): ReadonlyMap<string, { readonly previous: F; readonly next: F }> {
  return new Map(
    fabrics.map(({ slug }, index) => [
      slug,
      {
        previous: fabrics[stepAround(index, fabrics.length, -1)]!,
        next: fabrics[stepAround(index, fabrics.length, 1)]!,
      },
    ]),
  );
}

/** An index moved by some steps round a ring of `count`. */
export function stepAround(index: number, count: number, steps: number): number {
  return count > 0 ? (((index + steps) % count) + count) % count : 0;
}
