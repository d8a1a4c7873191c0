import { useContent } from '../../content-context.tsx';
import { href } from '../../../contract/routes.ts';
import { categoryFabrics } from '../../../domain/catalogue/category-fabrics.ts';
import { neighbours } from '../../../domain/catalogue/neighbours.ts';
import { relatedFabrics } from '../../../domain/catalogue/related-fabrics.ts';
import type { Fabric } from '../../../domain/fabric/fabric.ts';
import { FabricSwatch } from '../catalogue/cards/fabric-swatch.tsx';
import { ProductCard } from '../catalogue/cards/product-card.tsx';

/** What lies beside it: three that a buyer would compare, and its neighbours in the book. */
export function NearFabrics({ fabric }: { readonly fabric: Fabric }) {
  const { fabrics } = useContent();
  const shelf = fabric.extra
    ? fabrics.filter(({ categoryId }) => categoryId === fabric.categoryId)
    : categoryFabrics(fabrics, fabric.categoryId);
  const beside = neighbours(shelf, fabric.slug);
  return (
    <section className="wrap near" aria-labelledby="near">
      <h2 id="near">Lay it beside</h2>
      <div className="cards">
        {relatedFabrics(fabric, fabrics, 3).map((related) => (
          <ProductCard key={related.slug} fabric={related} priority={false} />
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
