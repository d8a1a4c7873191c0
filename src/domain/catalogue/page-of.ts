/** The catalogue grows by this many cards with each press of Load More. */
export const pageSize = 24;

export interface CataloguePage<F> {
  readonly shown: readonly F[];
  readonly remaining: number;
}

/** The first so many pages of a list, and how many cards are still to come. */
export function pageOf<F>(fabrics: readonly F[], pages: number): CataloguePage<F> {
  const wanted = Number.isFinite(pages) ? Math.max(1, Math.floor(pages)) : 1;
  const shown = fabrics.slice(0, wanted * pageSize);
  return { shown, remaining: fabrics.length - shown.length };
}
