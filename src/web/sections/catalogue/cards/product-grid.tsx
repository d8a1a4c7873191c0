import type { Fabric } from '../../../../domain/fabric/fabric.ts';
import { useContent } from '../../../content-context.tsx';
import { entryOf } from '../search/catalogue-entries.ts';
import { CompareBar } from '../compare/compare-bar.tsx';
import { FabricGrid } from './fabric-grid.tsx';

/** The fabrics of a page, with the form that collects some of them for comparison. */
export function ProductGrid(props: {
  readonly fabrics: readonly Fabric[];
  readonly isUnderPicture?: boolean;
}) {
  const { fabrics, isUnderPicture = false } = props;
  const content = useContent();
  return (
    <>
      <h2 className="sr-only">Fabrics</h2>
      <FabricGrid
        entries={fabrics.map((fabric) => entryOf(content, fabric))}
        price={content.terms.price}
        isUnderPicture={isUnderPicture}
      />
      <CompareBar />
    </>
  );
}
