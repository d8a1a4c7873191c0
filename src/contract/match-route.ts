import { type PageId, pageIds, pageRow, pages } from './pages.ts';
import { href } from './routes.ts';

/** Addresses that only ever lead elsewhere, for good. */
export const redirects: Readonly<Record<string, string>> = {
  '/rfq': pages.quote,
  '/what-is-gsm-fabric-weight-chart': href.article('what-is-gsm-fabric-weight-chart'),
  '/textile-rules-2025': href.article('2025-textile-rules-dpp-epr-microfibre-filters', 'blogs'),
  '/cotton-vs-polyester-gsm-guide-2025': href.article(
    'cotton-vs-polyester-vs-polycotton-gsm-guide-2025',
    'blogs',
  ),
};

/** Second addresses of pages without a slug, and the address that stays canonical. */
export const aliases: Readonly<Record<string, string>> = Object.fromEntries(
  pageIds
    .map((id) => [pageRow(id).alias ?? ':', pages[id]] as const)
    .filter(([alias]) => !alias.includes(':')),
);

export interface RouteMatch {
  readonly page: PageId;
  readonly slug?: string;
}

export function matchRoute(path: string): RouteMatch | undefined {
  const exact = exactPages.get(path);
  if (exact) return { page: exact };
  const cut = path.lastIndexOf('/');
  const page = slugPages.get(path.slice(0, cut));
  const slug = path.slice(cut + 1);
  return page && slug ? { page, slug } : undefined;
}

const exactPages = new Map<string, PageId>();
const slugPages = new Map<string, PageId>();
for (const id of pageIds) {
  const { path, alias } = pageRow(id);
  for (const pattern of alias === undefined ? [path] : [path, alias]) {
    if (pattern.endsWith('/:slug')) slugPages.set(pattern.slice(0, -'/:slug'.length), id);
    else exactPages.set(pattern, id);
  }
}
