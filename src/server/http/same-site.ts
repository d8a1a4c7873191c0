/**
 * Refuses a change that another site's page made. Every browser of the last years sends Origin with a
 * post; a client that sends neither header is no browser and carries nobody's trust.
 */
export function isSameSite(request: {
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
  readonly host: string | undefined;
  readonly siteUrl: string;
  /** The desk is only ever changed from its own pages, so a missing or hidden origin is refused. */
  readonly originRequired?: boolean;
}): boolean {
  const { origin, fetchSite, host, siteUrl, originRequired = false } = request;
  if (originRequired) {
    if (fetchSite !== undefined && fetchSite !== 'same-origin') return false;
    return origin !== undefined && isOwn(origin, host, siteUrl);
  }
  if (fetchSite === 'cross-site') return false;
  // Privacy settings may hide the origin; then only the browser's own word counts.
  if (origin === 'null') return fetchSite === 'same-origin';
  if (origin !== undefined) return isOwn(origin, host, siteUrl);
  return fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none';
}

function isOwn(origin: string, host: string | undefined, siteUrl: string): boolean {
  const url = URL.parse(origin);
  if (url === null) return false;
  if (url.origin === siteUrl) return true;
  // Behind a proxy that ends TLS our own scheme is unknown, so the host alone is compared.
  return /^https?:$/.test(url.protocol) && host !== undefined && url.host === host.toLowerCase();
}
