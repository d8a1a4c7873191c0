import { perContent } from '../../../../content/site-content.ts';
import {
  type CatalogueEntry,
  catalogueEntry,
} from '../../../../domain/catalogue/catalogue-entry.ts';
import type { Fabric } from '../../../../domain/fabric/fabric.ts';
import { fabricPictures } from '../../../pictures.ts';

/** Used by pages and by the index that is sent to the browser; islands read that index instead. */
export function entryOf(fabric: Fabric): CatalogueEntry {
  return catalogueEntry(fabric, fabricPictures(fabric.slug));
}

export const catalogueEntries = perContent(({ fabrics }): readonly CatalogueEntry[] =>
  fabrics.map(entryOf),
);
