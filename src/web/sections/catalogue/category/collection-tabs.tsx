import { useContent } from '../../../content-context.tsx';
import type { CategoryId } from '../../../../domain/fabric/fabric.ts';
import { href } from '../../../../contract/routes.ts';
import { IndexTabs } from '../../../../ui/index-tabs.tsx';

/** The four collections as tabs; the current one is higher. */
export function CollectionTabs({ current }: { readonly current?: CategoryId }) {
  const { categories } = useContent();
  return (
    <IndexTabs
      label="All collections"
      tabs={categories.map(({ id, tab }) => ({
        label: tab.label,
        href: href.fabrics({ category: id }),
        dye: tab.dye,
        current: id === current,
      }))}
    />
  );
}
