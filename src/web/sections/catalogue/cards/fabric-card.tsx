import { href } from '../../../../contract/routes.ts';
import type { CatalogueEntry } from '../../../../domain/catalogue/catalogue-entry.ts';
import { fabricName } from '../../../../domain/fabric/fabric.ts';
import { gsmFigure, gsmText, notationOf } from '../../../../domain/fabric/facts.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { StitchedLink } from '../../../../ui/stitched-link.tsx';
import { CardFacts } from './card-facts.tsx';
import { CardGlyph } from './card-glyph.tsx';
import { CardPictures, viewerOpener } from './card-pictures.tsx';
import type { PicturePriority } from '../../../../ui/picture.tsx';

export interface FabricCardProps {
  readonly entry: CatalogueEntry;
  /** The words in place of a price. */
  readonly price: string;
  readonly priority: PicturePriority;
  readonly gallery: string;
  readonly first: number;
  /** The form that collects fabrics to compare; without it the card links to the comparison page. */
  readonly compareForm?: string;
  readonly ticked?: boolean;
}

/** One fabric in a grid: number, name in italics, notation, figures and the price request. */
export function FabricCard(props: FabricCardProps) {
  const { entry, price, priority, gallery, first, compareForm, ticked = false } = props;
  const name = fabricName(entry);
  const quote = href.quote({ product: name });
  const opener = entry.pictures.length > 0 ? viewerOpener(gallery, first) : undefined;
  return (
    <article className="pc">
      <CardPictures entry={entry} priority={priority} gallery={gallery} first={first} />
      <div className="pc-name">
        <h3>
          <a href={href.fabric(entry.slug)}>
            {entry.number} <i>{entry.title}</i>
          </a>
          <small {...opener}>{notationOf(entry.construction)}</small>
        </h3>
        <CardGlyph construction={entry.construction} />
      </div>
      <p className="pc-text" {...opener}>
        {entry.description}
      </p>
      <CardFacts gsm={gsmFigure(entry.gsm)} composition={entry.composition} opener={opener} />
      <div className="pc-go">
        <span className="lab mut" {...opener}>
          {price}
        </span>
        <ButtonLink
          href={quote}
          size="small"
          data-price={name}
          data-price-note={gsmText(entry.gsm)}
          data-wakes="price-dialog"
        >
          Request Price
        </ButtonLink>
      </div>
      <div className="pc-more">
        {compareForm ? (
          <label className="check">
            <input
              type="checkbox"
              name="ids"
              value={entry.slug}
              form={compareForm}
              defaultChecked={ticked}
            />
            <span>
              Compare<span className="sr-only"> {name}</span>
            </span>
          </label>
        ) : (
          <StitchedLink href={href.compare([entry.slug])} aria-label={`Compare ${name}`}>
            Compare
          </StitchedLink>
        )}
        <StitchedLink
          href={quote}
          data-basket={entry.slug}
          data-wakes="basket"
          aria-label={`Add to quote: ${name}`}
        >
          Add to quote
        </StitchedLink>
      </div>
    </article>
  );
}
