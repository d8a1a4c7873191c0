import { readFileSync } from 'node:fs';
import type { SiteManifest } from '../../../src/contract/render.ts';
import { categorySlugs, href, pages } from '../../../src/contract/routes.ts';

/** Every address of the route table that shows a page by itself. */
export const staticPaths: readonly string[] = [
  ...Object.values(pages).filter((pattern) => !pattern.includes(':')),
  ...Object.keys(categorySlugs).map(href.category),
];

/** Pages made from content, as the build lists them: every article, and some of the fabrics. */
export function contentPaths(): readonly string[] {
  return [...builtUnder('/blog/'), ...fabricPaths()];
}

export function fabricPaths(): readonly string[] {
  return builtUnder('/fabrics/').filter((_, index) => index % 30 === 0);
}

/** Every page that shows itself under its own address, the desk's apart. */
export function everyPath(): readonly string[] {
  return builtUnder('/').filter((path) => !path.startsWith('/desk'));
}

function builtUnder(prefix: string): readonly string[] {
  const { pages: built } = JSON.parse(readFileSync('build/site.json', 'utf8')) as SiteManifest;
  return built
    .filter(
      ({ path, type, status }) =>
        path.startsWith(prefix) && type.startsWith('text/html') && status === 200,
    )
    .map(({ path }) => path);
}
