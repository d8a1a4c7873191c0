import {
  facetDefinitions,
  type FacetId,
  facetIds,
  type FacetSelection,
} from './facet-definitions.ts';
import { foldSearch } from './search-fabrics.ts';

/** What the catalogue shows, as its address spells it: the search, the ticks and how many pages. */
export interface CatalogueState extends FacetSelection {
  readonly page: number;
}

/** Longer searches find nothing and would only fill caches. */
export const longestSearch = 80;

/** Reads an address; what no option is called is left out. */
export function readCatalogueState(query: URLSearchParams): CatalogueState {
  const state: Record<string, unknown> = {
    page: Math.min(999, Math.max(1, Math.floor(Number(query.get('page') ?? 1)) || 1)),
  };
  const search = (query.get('search') ?? '').slice(0, longestSearch).trim();
  if (search) state['search'] = search;
  for (const id of facetIds) {
    const { key, options } = facetDefinitions[id];
    const asked = query.getAll(key);
    const ticked = options.filter(({ value }) => asked.includes(optionSlug(value)));
    if (ticked.length > 0) state[id] = ticked.map(({ value }) => value);
  }
  return state as unknown as CatalogueState;
}

/** The one address of a state: known keys in a fixed order, nothing that is empty. */
export function catalogueQuery(state: CatalogueState): URLSearchParams {
  const query = new URLSearchParams();
  if (state.search) query.set('search', state.search);
  for (const id of facetIds) {
    for (const value of state[id] ?? []) query.append(facetDefinitions[id].key, optionSlug(value));
  }
  if (state.page > 1) query.set('page', String(state.page));
  return query;
}

/** `Polyester/Cotton Blend` → `polyester-cotton-blend`: how an option is spelt in an address. */
export function optionSlug(value: string): string {
  return foldSearch(value)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The state with one option no longer ticked, back on its first page. */
export function withoutTick(state: CatalogueState, id: FacetId, value: string): CatalogueState {
  const left = (state[id] ?? []).filter((ticked) => ticked !== value);
  return { ...state, [id]: left, page: 1 };
}
