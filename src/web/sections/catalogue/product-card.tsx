import { gsmFigure } from '../../../domain/catalogue/gsm-text.ts';
import { notationOf } from '../../../domain/fabric/notation-of.ts';
import { fabricName, type Fabric } from '../../../domain/fabric/fabric.ts';
import { href } from '../../../contract/routes.ts';
import { lappingGlyph } from '../../../loom/diagram/lapping-glyph.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { LappingGlyph } from '../../../ui/lapping-glyph.tsx';
import { CardFacts } from './card-facts.tsx';
import { FabricSwatch } from './fabric-swatch.tsx';

interface ProductCardProps {
  readonly fabric: Fabric;
  readonly priority: boolean;
}

const cardSizes = '(width >= 68.75rem) 28vw, (width >= 40rem) 44vw, 90vw';

/** One fabric in a grid: number first, name in italics, notation, figures, the way to a price. */
export function ProductCard({ fabric, priority }: ProductCardProps) {
  const name = fabricName(fabric);
  return (
    <article className="pc">
      <a className="pc-cloth" href={href.fabric(fabric.slug)} aria-label={name}>
        <FabricSwatch fabric={fabric} sizes={cardSizes} priority={priority} sewn />
      </a>
      <div className="pc-name">
        <h3>
          <a href={href.fabric(fabric.slug)}>
            {fabric.number} <i>{fabric.title}</i>
          </a>
          <small>{notationOf(fabric.construction)}</small>
        </h3>
        <LappingGlyph svg={lappingGlyph(fabric.construction)} size="small" decorative />
      </div>
      <p className="pc-text">{fabric.description}</p>
      <CardFacts gsm={gsmFigure(fabric.gsm)} composition={fabric.composition} />
      <div className="pc-go">
        <span className="lab mut">Quote on Request</span>
        <ButtonLink href={href.quote({ product: name })} size="small" data-price={name}>
          Request Price
        </ButtonLink>
      </div>
    </article>
  );
}
