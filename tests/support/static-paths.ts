import { categorySlugs, pages } from '../../src/contract/routes.ts';

/** Every address of the route table that shows a page by itself. */
export const staticPaths: readonly string[] = [
  ...Object.values(pages).filter((pattern) => !pattern.includes(':')),
  ...Object.keys(categorySlugs).map((slug) => pages.category.replace(':slug', slug)),
];
