import type { SiteContent } from '../../content/site-content.ts';
import { href } from '../../contract/routes.ts';
import { behaviourOf } from '../../domain/fabric/behaviour/behaviour.ts';
import { facts, gsmText, notationOf, shareList, spellMinimum } from '../../domain/fabric/facts.ts';
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
    material: shareList(fabric.fibres).join(', '),
    category: fabric.categoryId,
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'GSM', value: gsmText(fabric.gsm) },
      {
        '@type': 'PropertyValue',
        name: 'Composition',
        value: facts.composition.full.text(fabric, content.terms),
      },
      { '@type': 'PropertyValue', name: 'Construction', value: fabric.construction.name },
      { '@type': 'PropertyValue', name: 'Width', value: fabric.width.text },
      { '@type': 'PropertyValue', name: 'Lapping', value: notationOf(fabric.construction) },
      { '@type': 'PropertyValue', name: 'Finishes', value: fabric.finishes.join(', ') },
      { '@type': 'PropertyValue', name: 'End uses', value: fabric.endUses.join(', ') },
      { '@type': 'PropertyValue', name: 'Minimum order', value: spellMinimum(fabric.moq) },
      ...behaviourOf(fabric).map(({ label, says }) => ({
        '@type': 'PropertyValue',
        name: label,
        value: says,
      })),
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
