import type { SiteContent } from '../../content/site-content.ts';
import { href } from '../../contract/routes.ts';
import { gsmText } from '../../domain/fabric/facts.ts';
import { fabricName, type Fabric } from '../../domain/fabric/fabric.ts';
import type { JsonLd } from '../page.ts';
import { fabricPictures } from '../pictures.ts';

/** A fabric for search engines. The offer says what the claims say: a quote, never a price. */
export function product(content: SiteContent, siteUrl: string, fabric: Fabric): JsonLd {
  const { claims, mill } = content;
  const url = `${siteUrl}${href.fabric(fabric.slug)}`;
  const images = fabricPictures(content, fabric).map(
    (picture) => `${siteUrl}${picture.path}-${picture.width}.avif`,
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: fabricName(fabric),
    description: fabric.description,
    sku: fabric.number,
    url,
    ...(images.length > 0 ? { image: images } : {}),
    brand: { '@type': 'Brand', name: mill.name },
    material: fabric.composition,
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'GSM', value: gsmText(fabric.gsm) },
      { '@type': 'PropertyValue', name: 'Composition', value: fabric.composition },
      { '@type': 'PropertyValue', name: 'Construction', value: fabric.construction.name },
    ],
    ...(claims.offerPrice && {
      offers: {
        '@type': 'Offer',
        url,
        price: claims.offerPrice.value,
        ...(claims.offerCurrency && { priceCurrency: claims.offerCurrency.value }),
        description: claims.offerPrice.text,
        seller: { '@id': `${siteUrl}/#organization` },
      },
    }),
  };
}
