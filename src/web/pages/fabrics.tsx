import { pages } from '../../contract/routes.ts';
import type { PageModule } from '../page.ts';
import { categoryListing } from '../sections/catalogue/category/category-listing.tsx';
import { categoryView } from '../sections/catalogue/category/category-view.tsx';
import { exampleView } from '../sections/catalogue/category/example-view.tsx';
import { searchView } from '../sections/catalogue/search/search-view.tsx';
import { resolveCategory } from '../../domain/catalogue/category-aliases.ts';
import { isSortValue } from '../../domain/catalogue/sort-chips.ts';

/** Four screens at one address: every collection, one of them, an unknown one, or a search. */
export const fabricsPage: PageModule = (request) => {
  const page = screen(request);
  return page && { ...page, sheet: 'catalogue' };
};

const screen: PageModule = ({ query, siteUrl }) => {
  const category = query.get('category')?.slice(0, 80);
  const search = query.get('search')?.slice(0, 80).trim();
  const sort = query.get('sort');
  if (category) {
    const resolved = resolveCategory(category);
    if (!resolved) return exampleView(category);
    return categoryView({
      ...resolved,
      alias: category,
      sort: isSortValue(sort) ? sort : undefined,
      siteUrl,
    });
  }
  if (search) return searchView(search);
  return categoryListing(pages.fabrics);
};
