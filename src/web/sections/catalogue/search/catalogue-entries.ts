import { perContent, type SiteContent } from '../../../../content/site-content.ts';
import {
  type CatalogueEntry,
  catalogueEntry,
} from '../../../../domain/catalogue/catalogue-entry.ts';
import type { Fabric } from '../../../../domain/fabric/fabric.ts';
import { fabricPictures } from '../../../pictures.ts';

/** Used by pages and by the index that is sent to the browser; islands read that index instead. */
export function entryOf(content: SiteContent, fabric: Fabric): CatalogueEntry {
  return catalogueEntry(fabric, fabricPictures(content, fabric));
}

export const catalogueEntries = perContent((content): readonly CatalogueEntry[] =>
  content.fabrics.map((fabric) => entryOf(content, fabric)),
);
