import type { SiteContent } from '../../content/site-content.ts';
import { bookPaths, bookVersion, type CatalogueBook } from '../../contract/catalogue/book.ts';
import { plainData } from '../../contract/catalogue/plain-data.ts';
import { type ProductPicture, productRecord } from '../../contract/catalogue/product-record.ts';
import { href } from '../../contract/routes.ts';
import { shownCollections } from '../../domain/catalogue/knitted-categories.ts';
import type { Fabric } from '../../domain/fabric/fabric.ts';
import { fabricPictures } from '../pictures.ts';

/** `/catalogue.json`: every fabric with all that is recorded of it, for other programs. */
export function catalogueBook(content: SiteContent, siteUrl: string): CatalogueBook {
  const { fabrics, mill, terms } = content;
  return {
    $schema: siteUrl + bookPaths.schema,
    version: bookVersion,
    mill: {
      name: plainData(mill.name, 160),
      url: siteUrl + href.home(),
      email: mill.sales.email,
    },
    language: mill.language,
    terms: {
      price: plainData(terms.price, 80),
      minimum_order: plainData(terms.bulk.text, 160),
      sampling: plainData(terms.sampling.text, 160),
      lead_time: plainData(terms.leadTime.text, 160),
      weight_tolerance: plainData(terms.gsmTolerance.text, 80),
    },
    collections: shownCollections(content).map(({ id, title, description }) => ({
      id,
      title: plainData(title, 120),
      description: plainData(description),
      url: siteUrl + href.fabrics({ category: id }),
      count: fabrics.filter(({ categoryId }) => categoryId === id).length,
    })),
    count: fabrics.length,
    products: fabrics.map((fabric) =>
      productRecord(fabric, content, siteUrl, picturesOf(content, siteUrl, fabric)),
    ),
  };
}

function picturesOf(content: SiteContent, siteUrl: string, fabric: Fabric): ProductPicture[] {
  return fabricPictures(content, fabric).map(({ path, width, height, alt }) => ({
    type: 'image',
    url: `${siteUrl}${path}-${width}.avif`,
    alt_text: plainData(alt, 200),
    width,
    height,
  }));
}
