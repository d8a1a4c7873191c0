import { useContent } from '../../../content-context.tsx';
import { designsText } from '../../../../domain/catalogue/category-fabrics.ts';
import type { CategoryId } from '../../../../domain/fabric/fabric.ts';
import { StitchedLink } from '../../../../ui/stitched-link.tsx';
import { stateHref } from '../search/state-href.ts';

/** Designs of a collection that only the complete catalogue lists. */
export function MoreOfCollection({ id }: { readonly id: CategoryId }) {
  const { fabrics } = useContent();
  const more = fabrics.filter(({ categoryId, extra }) => categoryId === id && extra);
  if (more.length === 0) return null;
  const compositions = new Set(
    fabrics.filter(({ categoryId }) => categoryId === id).map(({ composition }) => composition),
  );
  return (
    <p className="more-of">
      <StitchedLink href={stateHref({ page: 1, composition: [...compositions] })}>
        {more.length === 1
          ? 'One more design is in the complete catalogue'
          : `The other ${designsText(more.length)} are in the complete catalogue`}
      </StitchedLink>
    </p>
  );
}
