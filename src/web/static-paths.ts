import type { SiteContent } from '../content/site-content.ts';
import { aliases } from '../contract/match-route.ts';
import { fixedPageIds, pages } from '../contract/pages.ts';
import { categorySlugs, href, type CategorySlug } from '../contract/routes.ts';

/** Every address that is prerendered: the fixed pages, their aliases, and one for each slug. */
export function staticPaths(content: SiteContent): string[] {
  const { articles, fabrics } = content;
  return [
    ...fixedPageIds.map((id) => pages[id]),
    ...Object.keys(aliases),
    ...fabrics.map((fabric) => href.fabric(fabric.slug)),
    ...(Object.keys(categorySlugs) as CategorySlug[]).map(href.category),
    ...articles.flatMap(({ slug }) => [href.article(slug), href.article(slug, 'blogs')]),
  ];
}
