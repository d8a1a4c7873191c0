/** One row for each page of the public site: everything about it that is not its text or its markup. */
export interface PageRow {
  /** `:slug` stands for one path segment. */
  readonly path: string;
  /** Second address that shows the same page; search engines are told to keep `path`. */
  readonly alias?: string;
  /** Name in a breadcrumb, where the address itself would not read well. */
  readonly breadcrumb?: string;
  /** What it needs beyond the common style: a file of `styles/sheets`. */
  readonly stylesheet?: PageStylesheet;
  /**
   * Query keys that change the page; all others (utm_source, fbclid …) are ignored. How many values
   * of each are read is said in `page-query.ts`.
   */
  readonly query?: readonly string[];
  /** Shows today's date or counts from it, so it is rendered again every day. */
  readonly dated?: true;
  /** Anybody may write its slug: there is no list of them, each is rendered when somebody asks for it. */
  readonly open?: true;
  /** May be shown in a frame on another site. */
  readonly framable?: true;
}

export type PageStylesheet =
  | 'about'
  | 'catalogue'
  | 'chat'
  | 'compare'
  | 'contact'
  | 'fabric'
  | 'faq'
  | 'forms'
  | 'home'
  | 'journal'
  | 'loom';

/** The style of pages that need nothing beyond what all pages share. */
export const plainStyle = 'plain';

export const pageTable = {
  home: { path: '/', stylesheet: 'home' },
  fabrics: {
    path: '/fabrics',
    breadcrumb: 'Fabric Categories',
    stylesheet: 'catalogue',
    query: ['category', 'search', 'sort'],
  },
  fabric: { path: '/fabrics/:slug', stylesheet: 'fabric', query: ['shade'] },
  catalogue: {
    path: '/catalogue',
    stylesheet: 'catalogue',
    query: ['search', 'page', 'composition', 'gsm', 'construction', 'width', 'use'],
  },
  quote: { path: '/quote', stylesheet: 'forms', query: ['product'] },
  samples: { path: '/samples', stylesheet: 'forms', query: ['fabric', 'shade'] },
  compare: { path: '/compare', stylesheet: 'compare', query: ['ids'] },
  contact: { path: '/contact', breadcrumb: 'Contact Us', stylesheet: 'contact', dated: true },
  scheduleCall: {
    path: '/schedule-call',
    breadcrumb: 'Schedule a Call',
    stylesheet: 'forms',
    dated: true,
  },
  thankYou: { path: '/thank-you', stylesheet: 'forms', query: ['type'] },
  reviews: { path: '/reviews', breadcrumb: 'Customer Reviews' },
  about: { path: '/about', breadcrumb: 'About Us', stylesheet: 'about' },
  faq: { path: '/faq', breadcrumb: 'FAQ', stylesheet: 'faq' },
  privacy: { path: '/privacy-policy', stylesheet: 'journal', dated: true },
  blogIndex: { path: '/blog', stylesheet: 'journal' },
  blogList: { path: '/blogs', stylesheet: 'journal' },
  article: { path: '/blog/:slug', alias: '/blogs/:slug', stylesheet: 'journal' },
  collections: { path: '/collections' },
  premiumCotton: {
    path: '/collections/premium-cotton',
    alias: '/premium-cotton',
    stylesheet: 'journal',
  },
  polyesterCotton: { path: '/collections/polyester-cotton', alias: '/polyester-cotton' },
  category: { path: '/categories/:slug', stylesheet: 'catalogue' },
  fabricGuide: {
    path: '/ai-fabric-guide',
    breadcrumb: 'AI Fabric Guide',
    stylesheet: 'chat',
    query: ['q'],
  },
  loom: { path: '/loom', breadcrumb: 'Knit Your Own', stylesheet: 'loom' },
  design: { path: '/loom/:slug', stylesheet: 'loom', open: true },
  embed: { path: '/embed', stylesheet: 'chat', framable: true },
  offline: { path: '/offline' },
} as const satisfies Record<string, PageRow>;

type Table = typeof pageTable;
export type PageId = keyof Table;
/** Pages with one address, in contrast to those with one for each slug. */
export type FixedPageId = {
  [Id in PageId]: Table[Id]['path'] extends `${string}:slug` ? never : Id;
}[PageId];
/** Every query key that changes some page. */
export type QueryKey = Extract<Table[PageId], { query: unknown }>['query'][number];

export const pageIds = Object.keys(pageTable) as PageId[];
// Marked as pure, so that forms, which need only addresses, do not carry it to the browser.
export const fixedPageIds = /* @__PURE__ */ pageIds.filter(isFixed);

/** The address of each page. */
export const pages = Object.fromEntries(pageIds.map((id) => [id, pageTable[id].path])) as {
  readonly [Id in PageId]: Table[Id]['path'];
};

export function isFixed(id: PageId): id is FixedPageId {
  return !pageTable[id].path.includes(':');
}

export function pageRow(id: PageId): PageRow {
  return pageTable[id];
}
