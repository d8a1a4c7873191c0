/**
 * What our own proxies say about the visitor's connection. Each one appends, so the n-th from the
 * right is the last entry that a client could not forge.
 */
export function forwardedValue(
  header: string | string[] | undefined,
  trustProxy: number,
): string | undefined {
  if (trustProxy === 0 || header === undefined) return undefined;
  const hops = String(header)
    .split(',')
    .map((hop) => hop.trim());
  return hops.at(-Math.min(trustProxy, hops.length));
}

/**
 * Whether the visitor uses https. Our own proxy says so; where none does, a request to the host of an
 * https site can have come no other way. A local address stays http, so that cookies work there.
 */
export function isHttps(
  request: {
    readonly host: string | undefined;
    readonly forwardedProto: string | string[] | undefined;
  },
  { siteUrl, trustProxy }: { readonly siteUrl: string; readonly trustProxy: number },
): boolean {
  const told = forwardedValue(request.forwardedProto, trustProxy);
  if (told !== undefined) return told.toLowerCase() === 'https';
  const { host } = request;
  // The length is compared first because every page from memory passes here.
  return (
    host !== undefined &&
    host.length === siteUrl.length - httpsPrefix.length &&
    httpsPrefix + host.toLowerCase() === siteUrl
  );
}

const httpsPrefix = 'https://';
