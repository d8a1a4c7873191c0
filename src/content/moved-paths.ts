import { href } from '../contract/routes.ts';
import { perContent } from './site-content.ts';

/**
 * Addresses that fabrics and articles had before, and the address that answers now. The way is always
 * one step, to where the page is today; an address that another page has taken is not moved.
 */
export const movedPaths = perContent(
  ({ fabrics, withdrawnFabrics, articles, withdrawnArticles }): ReadonlyMap<string, string> => {
    const moved = new Map<string, string>();
    const living = new Set(fabrics.map(({ slug }) => slug));
    const gone = new Set(withdrawnFabrics.map(({ slug }) => slug));
    for (const { slug, formerSlugs = [] } of [...fabrics, ...withdrawnFabrics]) {
      for (const former of formerSlugs) {
        const from = href.fabric(former);
        if (former === slug || living.has(former) || gone.has(former) || moved.has(from)) continue;
        moved.set(from, href.fabric(slug));
        // What is withdrawn has no sheet.
        if (living.has(slug)) moved.set(`${from}.pdf`, `${href.fabric(slug)}.pdf`);
      }
    }
    const written = [...articles, ...withdrawnArticles];
    const read = new Set(written.map(({ slug }) => slug));
    for (const { slug, prefix, formerSlugs } of written) {
      for (const former of formerSlugs) {
        for (const from of [href.article(former), href.article(former, 'blogs')]) {
          if (!read.has(former) && !moved.has(from)) moved.set(from, href.article(slug, prefix));
        }
      }
    }
    return moved;
  },
);

/** Addresses of hidden collections, which lead to the others until a collection is brought back. */
export const hiddenPaths = perContent(
  ({ categories }): ReadonlyMap<string, string> =>
    new Map(
      categories
        .filter(({ hidden }) => hidden)
        .map(({ landingSlug }) => [href.category(landingSlug), href.fabrics()]),
    ),
);
