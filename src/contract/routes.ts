import { pageIds, pages, pageTable, type FixedPageId } from './pages.ts';

export { pages };

/**
 * Slugs under /categories/ of the shipped collections, as the specification spells them, and the
 * collection each one shows. One that the mill adds is shown under its key.
 */
export const categorySlugs = {
  'pure-cotton-fabrics': 'pure-cotton-fabrics',
  'polyester-cotton-knits': 'polyester-cotton-knits',
  'breathable-cotton-nylon': 'breathable-cotton-nylon-collection',
  'nylon-classic': 'nylon-classics',
} as const;

const plainAddresses = Object.fromEntries(pageIds.map((id) => [id, () => pages[id]])) as {
  readonly [Id in FixedPageId]: () => (typeof pages)[Id];
};

/** Writes the address of a page. One without slug, query or anchor needs no line of its own here. */
export const href = {
  ...plainAddresses,
  fabrics: (query: { category?: string; search?: string; sort?: string } = {}) =>
    withQuery(pages.fabrics, query),
  fabric: (slug: string) => withSlug(pages.fabric, slug),
  /** The record its live cloth is computed from. */
  cloth: (slug: string) => `${withSlug(pages.fabric, slug)}/cloth.json`,
  catalogue: (query: { search?: string } = {}) => withQuery(pages.catalogue, query),
  compare: (slugs: readonly string[]) => withQuery(pages.compare, { ids: slugs.join(',') }),
  quote: (query: { product?: string | readonly string[] } = {}) => withQuery(pages.quote, query),
  samples: (query: { fabric?: string | readonly string[]; shade?: string } = {}) =>
    withQuery(pages.samples, query),
  thankYou: (type?: string) => withQuery(pages.thankYou, type ? { type } : {}),
  collections: (id?: string) => withAnchor(pages.collections, id),
  category: (slug: string) => withSlug(pages.category, slug),
  article: (slug: string, prefix: 'blog' | 'blogs' = 'blog') =>
    withSlug(prefix === 'blog' ? pages.article : pageTable.article.alias, slug),
  /** A cloth that somebody designed, by its address. */
  design: (address: string) => withSlug(pages.design, address),
  faq: (id?: string) => withAnchor(pages.faq, id),
  /** Posted to: notes the tap and leads on to the chat. */
  openWhatsApp: () => '/functions/v1/open-whatsapp',
  serverFunction: (name: string) => `/functions/v1/${name}`,
} as const;

function withSlug(pattern: string, slug: string): string {
  return pattern.replace(':slug', encodeURIComponent(slug));
}

function withAnchor(path: string, id: string | undefined): string {
  return id ? `${path}#${id}` : path;
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
