/**
 * A change must come from a page of ours. Stricter than for visitors' forms: every browser sends
 * Origin with a change, so one that is missing is no browser and no colleague.
 */
export function isOwnOrigin(request: {
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
  readonly host: string | undefined;
  readonly siteUrl: string;
}): boolean {
  const { origin, fetchSite, host, siteUrl } = request;
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return false;
  const url = URL.parse(origin ?? '');
  if (url === null) return false;
  if (url.origin === siteUrl) return true;
  return /^https?:$/.test(url.protocol) && host !== undefined && url.host === host.toLowerCase();
}
