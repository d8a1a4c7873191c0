import type { Addressed } from './keep-former-slugs.ts';

/** Where an article is, and where it was; its key is its first address. */
export function articleAddresses(
  key: string,
  { slug = key, formerSlugs = [] }: Addressed,
): { readonly slug: string; readonly formerSlugs: readonly string[] } {
  return { slug, formerSlugs: [...new Set([key, ...formerSlugs])].filter((one) => one !== slug) };
}
