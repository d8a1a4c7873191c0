import type { PageModule } from '../page.ts';
import { categoryListing } from '../sections/catalogue/category/category-listing.tsx';
import { categoryView } from '../sections/catalogue/category/category-view.tsx';
import { exampleView } from '../sections/catalogue/category/example-view.tsx';
import { searchView } from '../sections/catalogue/search/search-view.tsx';
import { longestSearch } from '../../domain/catalogue/selection-query.ts';
import { resolveCategory } from '../../domain/catalogue/category-aliases.ts';
import { isSortValue } from '../../domain/catalogue/sort-chips.ts';

/** Four screens at one address: every collection, one of them, an unknown one, or a search. */
export const fabricsPage: PageModule = ({ query, siteUrl, content }) => {
  const category = query.get('category')?.slice(0, longestSearch);
  const search = query.get('search')?.slice(0, longestSearch).trim();
  const sort = query.get('sort');
  if (category) {
    const resolved = resolveCategory(category, content.categories);
    const chosen = isSortValue(sort) ? sort : undefined;
    if (!resolved) return exampleView(content, category, chosen);
    return categoryView(content, {
      ...resolved,
      alias: category,
      sort: chosen,
      siteUrl,
    });
  }
  if (search) return searchView(content, search);
  return categoryListing(content);
};
