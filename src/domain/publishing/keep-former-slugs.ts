/** A record with an address of its own; without `slug` its key is the address. */
export interface Addressed {
  readonly slug?: string;
  readonly formerSlugs?: readonly string[];
}

/**
 * The changed record with every address that it ever had in public, so that links to them go on
 * working. Going back to a former address takes it off the list.
 */
export function keepFormerSlugs<Body extends Addressed>(before: Body, after: Body): Body {
  const all = new Set([
    ...(before.formerSlugs ?? []),
    ...(before.slug === undefined ? [] : [before.slug]),
    ...(after.formerSlugs ?? []),
  ]);
  if (after.slug !== undefined) all.delete(after.slug);
  const { formerSlugs: stated = [], ...rest } = after;
  const kept = [...all];
  if (kept.length === stated.length && kept.every((slug, at) => slug === stated[at])) return after;
  return (kept.length > 0 ? { ...rest, formerSlugs: kept } : rest) as Body;
}
