import type { Faceted, FacetSelection } from './facet-definitions.ts';
import { createFinder, type Facet } from './fabric-finder.ts';
import type { Searchable } from './search-fabrics.ts';

/** The fabrics that a search and the ticks leave. */
export function narrowFabrics<F extends Faceted & Searchable>(
  fabrics: readonly F[],
  selection: FacetSelection,
): readonly F[] {
  return createFinder(fabrics)(selection).found;
}

/** Every facet with the count of each option, so that no tick leads to an empty page unannounced. */
export function countFacets(
  fabrics: readonly (Faceted & Searchable)[],
  selection: FacetSelection,
): readonly Facet[] {
  return createFinder(fabrics)(selection).facets;
}
