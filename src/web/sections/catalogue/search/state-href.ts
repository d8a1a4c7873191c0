import { pages } from '../../../../contract/routes.ts';
import {
  type CatalogueState,
  catalogueQuery,
} from '../../../../domain/catalogue/selection-query.ts';

export function stateHref(state: CatalogueState): string {
  const query = catalogueQuery(state).toString();
  return query ? `${pages.catalogue}?${query}` : pages.catalogue;
}
