import { pages, pageTable } from './pages.ts';
import { href } from './routes.ts';
import { resolveCategory } from '../domain/catalogue/category-aliases.ts';
import { knittedCategories } from '../domain/catalogue/knitted-categories.ts';
import type { CategoryId, Fabric } from '../domain/fabric/fabric.ts';

interface Filling {
  readonly fabrics: readonly Pick<Fabric, 'categoryId'>[];
  readonly categories: readonly {
    readonly id: CategoryId;
    readonly landingSlug: string;
    readonly hidden?: boolean;
  }[];
  readonly reviews: { readonly all: readonly unknown[] };
  readonly articles: readonly { readonly prefix: 'blog' | 'blogs'; readonly unlisted?: boolean }[];
}

/**
 * Says whether a page has nothing to show yet: a young mill has no reviews, no articles and perhaps one
 * collection. Such a page still answers, but no menu, list or sitemap leads to it.
 */
export function emptyPages(filling: Filling): (address: string) => boolean {
  const { fabrics, categories, reviews, articles } = filling;
  const knitted = new Set(knittedCategories(filling));
  const listed = (prefix: 'blog' | 'blogs') =>
    articles.some((article) => article.prefix === prefix && !article.unlisted);
  const empty = new Set<string>([
    ...(reviews.all.length === 0 ? [pages.reviews] : []),
    ...(listed('blog') ? [] : [pages.blogIndex]),
    ...(listed('blogs') ? [] : [pages.blogList]),
    ...(knitted.has('pure-cotton-fabrics') ? [] : addresses('premiumCotton')),
    ...(knitted.has('polyester-cotton-knits') ? [] : addresses('polyesterCotton')),
    ...(knitted.size === 0 ? [pages.collections] : []),
    ...(fabrics.length < 2 ? [pages.compare] : []),
    // The instrument begins from a structure of the book.
    ...(fabrics.length === 0 ? [pages.loom] : []),
    ...categories.flatMap(({ id, landingSlug }) =>
      knitted.has(id) ? [] : [href.category(landingSlug)],
    ),
  ]);
  if (empty.size === 0) return () => false;
  return (address) => {
    const [path = '', query] = address.split('#', 1)[0]!.split('?', 2);
    if (path === pages.fabrics && query !== undefined) {
      const category = new URLSearchParams(query).get('category');
      const id: CategoryId | undefined = category
        ? resolveCategory(category, categories)?.categoryId
        : undefined;
      return id !== undefined && !knitted.has(id);
    }
    return empty.has(path);
  };
}

function addresses(id: 'premiumCotton' | 'polyesterCotton'): string[] {
  return [pageTable[id].path, pageTable[id].alias];
}
