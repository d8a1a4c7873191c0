import { href } from '../../contract/routes.ts';
import { fabricName, type Fabric } from '../../domain/fabric/fabric.ts';
import type { JsonLd } from '../page.ts';

/** A page that lists fabrics, and the fabrics it lists, in order. */
export function itemList(
  siteUrl: string,
  name: string,
  path: string,
  fabrics: readonly Fabric[],
): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name,
    url: `${siteUrl}${path}`,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: fabrics.length,
      itemListElement: fabrics.map((fabric, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: fabricName(fabric),
        url: `${siteUrl}${href.fabric(fabric.slug)}`,
      })),
    },
  };
}
