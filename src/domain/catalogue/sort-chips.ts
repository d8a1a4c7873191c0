import { type Fabric, seriesByPopularity } from '../fabric/fabric.ts';

/** The chips of the sort bar, in the order they are shown. */
export const sortChips = [
  { value: 'popularity', label: 'Popularity' },
  { value: 'dateOfRelease', label: 'Latest' },
  { value: 'fabricQuality', label: 'Premium' },
] as const;
export type SortValue = (typeof sortChips)[number]['value'];

export function isSortValue(text: string | null | undefined): text is SortValue {
  return sortChips.some((chip) => chip.value === text);
}

/** What a chip does to the list; without a chip the list stays as it is. */
export function applySort<F extends Pick<Fabric, 'series' | 'title'>>(
  fabrics: readonly F[],
  sort?: SortValue,
): F[] {
  switch (sort) {
    case 'popularity':
      return rankSeries(fabrics);
    case 'dateOfRelease':
      return latestFirst(fabrics);
    case 'fabricQuality':
      return keepPremium(fabrics);
    case undefined:
      return [...fabrics];
  }
}

/** Popularity order of the series; fabrics without a series keep their place after them. */
export function rankSeries<F extends Pick<Fabric, 'series'>>(fabrics: readonly F[]): F[] {
  return fabrics.toSorted((a, b) => rank(a) - rank(b));
}

function rank({ series }: Pick<Fabric, 'series'>): number {
  return series === undefined ? seriesByPopularity.length : seriesByPopularity.indexOf(series);
}

/** The book is written oldest first, so the latest release comes last. */
export function latestFirst<F>(fabrics: readonly F[]): F[] {
  return fabrics.toReversed();
}

/** Only the fabrics that carry Premium or Luxury in their name. */
function keepPremium<F extends Pick<Fabric, 'title'>>(fabrics: readonly F[]): F[] {
  return fabrics.filter(({ title }) => /premium|luxury/i.test(title));
}
