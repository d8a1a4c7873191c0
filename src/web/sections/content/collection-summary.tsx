import { useContent } from '../../content-context.tsx';
import type { CollectionEntry } from '../../../content/collections/overview.ts';
import { folios } from '../folios.ts';
import type { ShippedCategoryId } from '../../../domain/fabric/fabric.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { StitchedLink } from '../../../ui/stitched-link.tsx';
import { collectionDye, collectionPicture } from '../collection-picture.ts';
import { FolioGlyph } from '../folio-drawing.tsx';

/** A typical structure of each collection, drawn where there is no picture yet. */
const marks: Readonly<Record<ShippedCategoryId, (typeof folios)[keyof typeof folios]>> = {
  'polyester-cotton-knits': folios.sharkskin,
  'breathable-cotton-nylon-collection': folios.net,
  'pure-cotton-fabrics': folios.locknit,
  'nylon-classics': folios.satin,
};

/** One collection of the overview under its own tab; assistants link to its anchor. */
export function CollectionSummary(props: {
  readonly entry: CollectionEntry;
  readonly place: number;
}) {
  const content = useContent();
  const { fabrics } = content;
  const { page: collectionsPage } = content.collections;
  const { shopByType } = content.home;
  const { entry, place } = props;
  const dye = collectionDye(content, entry.id);
  const picture = collectionPicture(useContent(), entry.id, 'drape');
  const designs = fabrics.filter((fabric) => fabric.categoryId === entry.id).length;
  return (
    <section className="wrap collection" id={entry.id} aria-labelledby={`${entry.id}-title`}>
      <div className="collection-cloth">
        <span className={`tab dye-${dye}`}>
          <span aria-hidden="true">{place}</span> {designs} {shopByType.countLabel}
        </span>
        <span className={`plate dye-${dye}`}>
          {picture ? (
            <Picture picture={picture} sizes="(width < 40rem) 95vw, 52vw" priority={place === 1} />
          ) : (
            <FolioGlyph folio={marks[entry.id as ShippedCategoryId] ?? folios.locknit} />
          )}
        </span>
      </div>
      <div>
        <h2 id={`${entry.id}-title`}>{entry.title}</h2>
        <p className="lab mut">{entry.weight}</p>
        <p>{entry.text}</p>
        <p className="actions">
          <ButtonLink href={entry.to} aria-label={`${collectionsPage.viewAll}: ${entry.title}`}>
            {collectionsPage.viewAll}
          </ButtonLink>
          {entry.landing && (
            <StitchedLink href={entry.landing.to}>{entry.landing.label}</StitchedLink>
          )}
        </p>
      </div>
    </section>
  );
}
