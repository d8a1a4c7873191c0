import type { SiteContent } from '../../content/site-content.ts';
import { resolveCategory } from '../../domain/catalogue/category-aliases.ts';
import { shownCollections } from '../../domain/catalogue/knitted-categories.ts';
import type { CategoryId } from '../../domain/fabric/fabric.ts';

/** A collection that the site shows, by its id, an id of old links, or what it is called. */
export function findCollection(content: SiteContent, name: string): CategoryId | undefined {
  const shown = shownCollections(content);
  const id = resolveCategory(name, shown)?.categoryId;
  const said = name.trim().toLowerCase();
  return shown.find(
    (one) =>
      one.id === id || one.title.toLowerCase() === said || one.tab.label.toLowerCase() === said,
  )?.id;
}
