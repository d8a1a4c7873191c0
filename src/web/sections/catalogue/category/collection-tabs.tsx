import { useContent } from '../../../content-context.tsx';
import { knittedCategories } from '../../../../domain/catalogue/knitted-categories.ts';
import type { CategoryId } from '../../../../domain/fabric/fabric.ts';
import { href } from '../../../../contract/routes.ts';
import { IndexTabs } from '../../../../ui/index-tabs.tsx';

/** The collections that hold a fabric as tabs, and the one that is shown; the current one is higher. */
export function CollectionTabs({ current }: { readonly current?: CategoryId }) {
  const content = useContent();
  const knitted = new Set(knittedCategories(content));
  const categories = content.categories.filter(({ id }) => knitted.has(id) || id === current);
  if (categories.length < 2) return null;
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
