import { facetIds } from '../../../../domain/catalogue/facet-definitions.ts';
import type { CatalogueState } from '../../../../domain/catalogue/selection-query.ts';

export function hasTicks(state: CatalogueState): boolean {
  return facetIds.some((id) => (state[id]?.length ?? 0) > 0);
}
