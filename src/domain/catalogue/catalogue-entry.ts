import type { Construction, Fabric, Shade } from '../fabric/fabric.ts';
import type { Picture } from '../picture/picture.ts';

/** What stands where others print a price, unless the mill says it otherwise. */
export const usualPrice = 'Quote on Request';

/** As much of a fabric as a card shows and the finder looks at; small enough to send for all of them. */
export interface CatalogueEntry extends Pick<
  Fabric,
  'id' | 'slug' | 'number' | 'title' | 'composition' | 'gsm' | 'width' | 'description' | 'endUses'
> {
  readonly construction: Pick<Construction, 'name' | 'family' | 'bars'>;
  /** Shown while no picture has been rendered. */
  readonly shade: Shade;
  readonly pictures: readonly EntryPicture[];
}

export type EntryPicture = Omit<Picture, 'placeholder' | 'dominant' | 'scene'>;

export function catalogueEntry(fabric: Fabric, pictures: readonly Picture[]): CatalogueEntry {
  const { id, slug, number, title, composition, gsm, width, description, endUses } = fabric;
  const { name, family, bars } = fabric.construction;
  return {
    id,
    slug,
    number,
    title,
    composition,
    gsm,
    width,
    description,
    endUses,
    construction: { name, family, bars },
    shade: fabric.shades[fabric.leadShade]!,
    pictures: pictures.map(entryPicture),
  };
}

function entryPicture({ path, alt, width, height, widths, version }: Picture): EntryPicture {
  return { path, alt, width, height, widths, ...(version !== undefined && { version }) };
}
