import { mostCompared } from '../domain/catalogue/choose-compared.ts';
import { facetDefinitions, facetIds } from '../domain/catalogue/facet-definitions.ts';
import { mostQuoteLines } from './enquiry/quote-lines.ts';
import { mostSwatches } from './enquiry/sample.ts';
import { matchRoute } from './match-route.ts';
import { pageRow, type QueryKey } from './pages.ts';
import { shadeKey, spellShade } from './shade-address.ts';

/** Longer than any product name or genuine search; more would only fill caches. */
export const longestQueryValue = 200;

/**
 * How many values of a key are read, each taken from the rule that sets it; any other key has one.
 * A comparison reads more than it shows, so that it can say how many fabrics it left out.
 */
const mostValues: Readonly<Partial<Record<QueryKey, number>>> = {
  product: mostQuoteLines,
  fabric: mostSwatches,
  ids: 2 * mostCompared,
  ...Object.fromEntries(
    facetIds.map((id) => [facetDefinitions[id].key, facetDefinitions[id].options.length]),
  ),
};

/** The query keys that change the page at this path. */
export function queryKeys(path: string): readonly QueryKey[] {
  const match = matchRoute(path);
  if (!match) return [];
  return (pageRow(match.page).query ?? []) as readonly QueryKey[];
}

/**
 * The query that names one variant of a page: known keys in a fixed order, as many values as the
 * page reads. Campaign tags and the order of keys never make a second copy. Empty where the plain
 * page answers.
 */
export function canonicalQuery(path: string, search: string): string {
  if (search === '') return '';
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const key of queryKeys(path).toSorted()) {
    for (const each of given.getAll(key).slice(0, mostValues[key] ?? 1)) {
      const value = key === shadeKey ? spellShade(each) : each.trim();
      if (value && value.length <= longestQueryValue) kept.append(key, value);
    }
  }
  return kept.toString();
}
