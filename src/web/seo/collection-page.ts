import type { JsonLd } from '../page.ts';

interface Collection {
  readonly name: string;
  readonly description: string;
  /** Canonical path of the page. */
  readonly path: string;
  readonly items: readonly { readonly name: string; readonly path: string }[];
}

/** A page whose point is what it lists, in the order shown. */
export function collectionPage(siteUrl: string, collection: Collection): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: collection.name,
    description: collection.description,
    url: `${siteUrl}${collection.path}`,
    isPartOf: { '@id': `${siteUrl}/#website` },
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: collection.items.length,
      itemListElement: collection.items.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: item.name,
        url: `${siteUrl}${item.path}`,
      })),
    },
  };
}
