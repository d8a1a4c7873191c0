import { articles } from './journal.ts';
import { fabrics } from '../content/fabrics/fabrics.ts';
import { categorySlugs, href, pages, twins, type CategorySlug } from '../contract/routes.ts';

/** Every address that is prerendered: the fixed pages, their twins, and one for each slug. */
export function staticPaths(): string[] {
  const fixed = Object.values(pages).filter((pattern) => !pattern.includes(':'));
  return [
    ...fixed,
    ...Object.keys(twins),
    ...fabrics.map((fabric) => href.fabric(fabric.slug)),
    ...(Object.keys(categorySlugs) as CategorySlug[]).map(href.category),
    ...articles.flatMap(({ slug }) => [href.article(slug), href.article(slug, 'blogs')]),
  ];
}
