import type { FallbackFabric } from '../../../../domain/catalogue/fallback-fabrics.ts';
import { href } from '../../../../contract/routes.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { CardFacts } from './card-facts.tsx';

/** A made-to-order example, which states that it has no number, no record and no picture. */
export function ExampleCard({ example }: { readonly example: FallbackFabric }) {
  return (
    <article className="pc">
      <div className="pc-name">
        <h3>
          <i>{example.name}</i>
          <small>Made to order, {example.moq}</small>
        </h3>
      </div>
      <p className="pc-text">{example.description}</p>
      <CardFacts gsm={example.gsm} composition={example.composition} />
      <div className="pc-go">
        <span className="lab mut">{example.price}</span>
        <ButtonLink
          href={href.quote({ product: example.name })}
          size="small"
          data-price={example.name}
          data-wakes="price-dialog"
        >
          Request Price
        </ButtonLink>
      </div>
    </article>
  );
}
