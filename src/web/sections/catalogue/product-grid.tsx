import type { Fabric } from '../../../domain/fabric/fabric.ts';
import { ProductCard } from './product-card.tsx';

/** One column on a phone, two on a tablet, three on a desk; the first three pictures come first. */
export function ProductGrid({ fabrics }: { readonly fabrics: readonly Fabric[] }) {
  return (
    <>
      <h2 className="sr-only">Fabrics</h2>
      <div className="cards" id="fabrics">
        {fabrics.map((fabric, index) => (
          <ProductCard key={fabric.slug} fabric={fabric} priority={index < 3} />
        ))}
      </div>
    </>
  );
}
