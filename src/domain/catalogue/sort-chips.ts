import type { Fabric } from '../fabric/fabric.ts';
import { keepPremium } from './keep-premium.ts';
import { latestFirst } from './latest-first.ts';
import { rankSeries } from './rank-series.ts';

/** The chips of the sort bar, in the order they stand. */
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
