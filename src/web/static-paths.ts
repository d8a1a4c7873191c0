import type { SiteContent } from '../content/site-content.ts';
import { aliases } from '../contract/match-route.ts';
import { fixedPageIds, pages } from '../contract/pages.ts';
import { href } from '../contract/routes.ts';

/**
 * Every address that is prerendered: the fixed pages, their aliases, and one for each slug. What was
 * withdrawn keeps its address, and answers there with 410.
 */
export function staticPaths(content: SiteContent): string[] {
  const { articles, categories, fabrics, withdrawnArticles, withdrawnFabrics } = content;
  const living = new Set(fabrics.map(({ slug }) => slug));
  const readable = new Set(articles.map(({ slug }) => slug));
  const gone = withdrawnArticles.filter(({ slug }) => !readable.has(slug));
  return [
    ...fixedPageIds.map((id) => pages[id]),
    ...Object.keys(aliases),
    ...fabrics.map((fabric) => href.fabric(fabric.slug)),
    ...withdrawnFabrics.flatMap(({ slug }) => (living.has(slug) ? [] : [href.fabric(slug)])),
    ...categories.flatMap(({ landingSlug, hidden }) =>
      hidden ? [] : [href.category(landingSlug)],
    ),
    ...[...articles, ...gone].flatMap(({ slug }) => [
      href.article(slug),
      href.article(slug, 'blogs'),
    ]),
  ];
}
