import type { Fabric } from '../../../../domain/fabric/fabric.ts';
import { useContent } from '../../../content-context.tsx';
import { Once } from '../../../once.tsx';
import { entryOf } from '../search/catalogue-entries.ts';
import { FabricCard } from './fabric-card.tsx';

/** A single card outside a grid: the viewer shows its own pictures only. */
export function ProductCard({ fabric }: { readonly fabric: Fabric }) {
  const content = useContent();
  return (
    <Once name={`card ${fabric.slug}`}>
      <FabricCard
        entry={entryOf(content, fabric)}
        price={content.terms.price}
        priority={false}
        gallery={`card-${fabric.slug}`}
        first={0}
      />
    </Once>
  );
}
