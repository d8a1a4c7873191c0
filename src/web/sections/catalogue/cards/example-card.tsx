import { href } from '../../../../contract/routes.ts';
import type { FallbackFabric } from '../../../../domain/catalogue/fallback-fabrics.ts';
import { type Fabric, fabricName } from '../../../../domain/fabric/fabric.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { priorityInGrid } from '../../../../ui/picture.tsx';
import { useContent } from '../../../content-context.tsx';
import { entryOf } from '../search/catalogue-entries.ts';
import { CardFacts } from './card-facts.tsx';
import { CardPictures, viewerOpener } from './card-pictures.tsx';

interface ExampleCardProps {
  readonly example: FallbackFabric;
  /** A fabric of the same series: the example itself was never knitted, so the card names it. */
  readonly pictured: Fabric | undefined;
  readonly price: string;
  readonly place: number;
}

/** A made-to-order example, which states that it has no number, no record and no picture of its own. */
export function ExampleCard({ example, pictured, price, place }: ExampleCardProps) {
  const content = useContent();
  const entry = pictured && entryOf(content, pictured);
  const opener = entry && entry.pictures.length > 0 ? viewerOpener('grid', place) : undefined;
  return (
    <article className="pc">
      {entry && (
        <CardPictures
          entry={{ ...entry, pictures: entry.pictures.slice(0, 1) }}
          priority={priorityInGrid(place)}
          gallery="grid"
          first={place}
        />
      )}
      <div className="pc-name">
        <h3>
          <i>{example.title}</i>
          <small>Made to order, {example.moq}</small>
        </h3>
      </div>
      <p className="pc-text" {...opener}>
        {example.description}
      </p>
      {pictured && (
        <p className="lab mut pc-pictured">Pictured: {fabricName(pictured)}, of the same series.</p>
      )}
      <CardFacts gsm={example.gsm} composition={example.composition} opener={opener} />
      <div className="pc-go">
        <span className="lab mut">{price}</span>
        <ButtonLink
          href={href.quote({ product: example.title })}
          size="small"
          data-price={example.title}
          data-wakes="price-dialog"
        >
          Request Price
        </ButtonLink>
      </div>
    </article>
  );
}
