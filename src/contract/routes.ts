/** Every address of the public site. `:slug` stands for one path segment. */
export const pages = {
  home: '/',
  fabrics: '/fabrics',
  fabric: '/fabrics/:slug',
  catalogue: '/catalogue',
  compare: '/compare',
  quote: '/quote',
  contact: '/contact',
  scheduleCall: '/schedule-call',
  samples: '/samples',
  thankYou: '/thank-you',
  reviews: '/reviews',
  about: '/about',
  collections: '/collections',
  premiumCotton: '/collections/premium-cotton',
  polyesterCotton: '/collections/polyester-cotton',
  category: '/categories/:slug',
  blogIndex: '/blog',
  blogList: '/blogs',
  article: '/blog/:slug',
  articleTwin: '/blogs/:slug',
  faq: '/faq',
  privacy: '/privacy-policy',
  fabricGuide: '/ai-fabric-guide',
  embed: '/embed',
  offline: '/offline',
} as const;

export type PageId = keyof typeof pages;

/** Second addresses that answer with the same screen; the page they name stays canonical. */
export const twins: Readonly<Record<string, string>> = {
  '/premium-cotton': pages.premiumCotton,
  '/polyester-cotton': pages.polyesterCotton,
};

/** Addresses that only ever lead elsewhere, for good. */
export const redirects: Readonly<Record<string, string>> = {
  '/rfq': pages.quote,
  '/what-is-gsm-fabric-weight-chart': '/blog/what-is-gsm-fabric-weight-chart',
  '/textile-rules-2025': '/blogs/2025-textile-rules-dpp-epr-microfibre-filters',
  '/cotton-vs-polyester-gsm-guide-2025': '/blogs/cotton-vs-polyester-vs-polycotton-gsm-guide-2025',
};

/** Slugs under /categories/, as the seeds spell them, and the collection each one shows. */
export const categorySlugs = {
  'pure-cotton-fabrics': 'pure-cotton-fabrics',
  'polyester-cotton-knits': 'polyester-cotton-knits',
  'breathable-cotton-nylon': 'breathable-cotton-nylon-collection',
  'nylon-classic': 'nylon-classics',
} as const;
export type CategorySlug = keyof typeof categorySlugs;

export interface RouteMatch {
  readonly page: PageId;
  readonly slug?: string;
}

export function matchRoute(path: string): RouteMatch | undefined {
  const exact = exactPages.get(twins[path] ?? path);
  if (exact) return { page: exact };
  const cut = path.lastIndexOf('/');
  const page = slugPages.get(path.slice(0, cut));
  const slug = path.slice(cut + 1);
  return page && slug ? { page, slug } : undefined;
}

export const href = {
  home: () => pages.home,
  fabrics: (query: { category?: string; search?: string; sort?: string } = {}) =>
    withQuery(pages.fabrics, query),
  fabric: (slug: string) => fill(pages.fabric, slug),
  catalogue: (query: { search?: string } = {}) => withQuery(pages.catalogue, query),
  compare: (slugs: readonly string[]) => withQuery(pages.compare, { ids: slugs.join(',') }),
  quote: (query: { product?: string | readonly string[] } = {}) => withQuery(pages.quote, query),
  contact: () => pages.contact,
  scheduleCall: () => pages.scheduleCall,
  samples: (query: { fabric?: string | readonly string[] } = {}) => withQuery(pages.samples, query),
  thankYou: (type?: string) => withQuery(pages.thankYou, type ? { type } : {}),
  reviews: () => pages.reviews,
  about: () => pages.about,
  collections: (id?: string) => (id ? `${pages.collections}#${id}` : pages.collections),
  premiumCotton: () => pages.premiumCotton,
  polyesterCotton: () => pages.polyesterCotton,
  category: (slug: CategorySlug) => fill(pages.category, slug),
  blogIndex: () => pages.blogIndex,
  blogList: () => pages.blogList,
  article: (slug: string, prefix: 'blog' | 'blogs' = 'blog') =>
    fill(prefix === 'blog' ? pages.article : pages.articleTwin, slug),
  faq: () => pages.faq,
  privacy: () => pages.privacy,
  fabricGuide: () => pages.fabricGuide,
  embed: () => pages.embed,
  serverFunction: (name: string) => `/functions/v1/${name}`,
} as const;

const exactPages = new Map<string, PageId>();
const slugPages = new Map<string, PageId>();
for (const [page, pattern] of Object.entries(pages) as [PageId, string][]) {
  if (pattern.endsWith('/:slug')) slugPages.set(pattern.slice(0, -'/:slug'.length), page);
  else exactPages.set(pattern, page);
}

function fill(pattern: string, slug: string): string {
  return pattern.replace(':slug', encodeURIComponent(slug));
}

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A list names its key once for each value. */
function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of [value].flat()) if (one) search.append(key, one);
  }
  return search.size > 0 ? `${path}?${search}` : path;
}
