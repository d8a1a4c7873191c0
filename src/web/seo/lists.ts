import type { Crumb } from '../../contract/breadcrumbs.ts';
import { href } from '../../contract/routes.ts';
import { fabricName, type Fabric } from '../../domain/fabric/fabric.ts';
import type { JsonLd } from '../page.ts';

const context = { '@context': 'https://schema.org' };

interface ListItem {
  readonly name: string;
  readonly path: string;
}

export function breadcrumbList(siteUrl: string, crumbs: readonly Crumb[]): JsonLd {
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  };
}

/** Questions and answers that the page itself shows, word for word. */
export function questionList(
  items: readonly { readonly question: string; readonly answer: string }[],
): JsonLd {
  return {
    ...context,
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

interface Collection {
  readonly name: string;
  readonly description: string;
  /** Canonical path of the page. */
  readonly path: string;
  readonly items: readonly ListItem[];
}

/** A page whose purpose is what it lists, in the order shown. */
export function collectionPage(siteUrl: string, collection: Collection): JsonLd {
  return {
    ...context,
    '@type': 'CollectionPage',
    name: collection.name,
    description: collection.description,
    url: `${siteUrl}${collection.path}`,
    isPartOf: { '@id': `${siteUrl}/#website` },
    mainEntity: itemList(siteUrl, collection.items),
  };
}

/** A page that lists fabrics, and the fabrics it lists, in order. */
export function fabricList(
  siteUrl: string,
  name: string,
  path: string,
  fabrics: readonly Fabric[],
): JsonLd {
  const items = fabrics.map((fabric) => ({
    name: fabricName(fabric),
    path: href.fabric(fabric.slug),
  }));
  return {
    ...context,
    '@type': 'CollectionPage',
    name,
    url: `${siteUrl}${path}`,
    mainEntity: itemList(siteUrl, items),
  };
}

function itemList(siteUrl: string, items: readonly ListItem[]): JsonLd {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: `${siteUrl}${path}`,
    })),
  };
}
