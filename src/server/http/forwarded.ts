/**
 * What our own proxies say about the visitor's connection. Each one appends, so the n-th from the
 * right is the last entry that a client could not forge.
 */
export function forwardedValue(
  header: string | string[] | undefined,
  trustProxy: number,
): string | undefined {
  if (trustProxy === 0 || header === undefined) return undefined;
  if (typeof header === 'string' && !header.includes(',')) return header;
  const hops = String(header)
    .split(',')
    .map((hop) => hop.trim());
  return hops.at(-Math.min(trustProxy, hops.length));
}

export function isForwardedHttps(
  header: string | string[] | undefined,
  trustProxy: number,
): boolean {
  return forwardedValue(header, trustProxy)?.toLowerCase() === 'https';
}
