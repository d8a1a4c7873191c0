import { useContent } from '../../content-context.tsx';
import { href } from '../../../contract/routes.ts';
import { relatedFabrics } from '../../../domain/catalogue/related-fabrics.ts';
import type { Fabric } from '../../../domain/fabric/fabric.ts';
import { FabricSwatch } from '../catalogue/cards/fabric-swatch.tsx';
import { ProductCard } from '../catalogue/cards/product-card.tsx';
import { besideFabric } from './beside-fabric.ts';

/** What lies beside it: three that a buyer would compare, and its neighbours in the book. */
export function NearFabrics({ fabric }: { readonly fabric: Fabric }) {
  const content = useContent();
  const beside = besideFabric(content, fabric);
  return (
    <section className="wrap near" aria-label="Lay it beside">
      <h2>Lay it beside</h2>
      <div className="cards">
        {relatedFabrics(fabric, content.fabrics, 3).map((related) => (
          <ProductCard key={related.slug} fabric={related} />
        ))}
      </div>
      {beside && (
        <nav className="near-nav" aria-label="Neighbouring fabrics">
          <Neighbour fabric={beside.previous} label="Previous leaf" />
          <Neighbour fabric={beside.next} label="Next leaf" />
        </nav>
      )}
    </section>
  );
}

function Neighbour({ fabric, label }: { readonly fabric: Fabric; readonly label: string }) {
  return (
    <a href={href.fabric(fabric.slug)}>
      <FabricSwatch fabric={fabric} sizes="120px" teeth="small" decorative />
      <span>
        <span className="lab mut">
          {label}, No. {fabric.number}
        </span>
        <span className="near-name">{fabric.title}</span>
      </span>
    </a>
  );
}
