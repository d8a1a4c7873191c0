import { type CategoryId, categoryIds } from '../fabric/fabric.ts';

/** Ids that old links, the menu, the assistants and the landing pages use for the four collections. */
const aliases: ReadonlyMap<string, CategoryId> = new Map([
  ...categoryIds.map((id) => [id, id] as const),
  ['premium-polyester-cotton', 'polyester-cotton-knits'],
  ['polyester-cotton', 'polyester-cotton-knits'],
  ['premium', 'polyester-cotton-knits'],
  ['breathable-cotton-nylon', 'breathable-cotton-nylon-collection'],
  ['breathable', 'breathable-cotton-nylon-collection'],
  ['premium-cotton', 'pure-cotton-fabrics'],
  ['100-cotton-fabrics', 'pure-cotton-fabrics'],
  ['cotton', 'pure-cotton-fabrics'],
  ['nylon-fabrics', 'nylon-classics'],
  ['nylon-classic', 'nylon-classics'],
  ['nylon', 'nylon-classics'],
]);

/** Aliases that keep a heading of their own over the collection they share. */
const ownTitles: ReadonlyMap<string, string> = new Map([
  ['premium-cotton', 'Premium Cotton Fabrics'],
  ['nylon-fabrics', '100% Nylon Fabrics'],
]);

export interface ResolvedCategory {
  readonly categoryId: CategoryId;
  /** Heading of this alias, where it differs from the collection's. */
  readonly title?: string;
}

/**
 * The collection an id means, or nothing: then the page shows made-to-order examples. `own` are those of
 * the mill, which are called by their key alone.
 */
export function resolveCategory(
  id: string,
  own: readonly { readonly id: CategoryId }[] = [],
): ResolvedCategory | undefined {
  const key = id.trim().toLowerCase();
  const categoryId = aliases.get(key) ?? own.find((one) => one.id === key)?.id;
  if (!categoryId) return undefined;
  const title = ownTitles.get(key);
  return title === undefined ? { categoryId } : { categoryId, title };
}
