/**
 * A page of our own, a place on this one, another site, or a way to reach a person; never a script.
 * Browsers read a backslash as a slash and skip tabs and line ends, so neither may be in an address.
 */
export function isSafeLink(address: string): boolean {
  return /^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/.test(address) && !/[\s\\\p{Cc}]/u.test(address);
}
