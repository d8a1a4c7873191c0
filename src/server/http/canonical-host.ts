import type { IncomingMessage } from 'node:http';
import { isHttps } from './forwarded.ts';

export interface HostRule {
  /** Whether the visitor uses https, as far as it can be known. */
  isSecure(req: IncomingMessage): boolean;
  /** Where a request to the production host belongs, when it came by http or to www. */
  movedTo(req: IncomingMessage, secure: boolean): string | undefined;
}

/** A client of HTTP/1.1 names one host; of two, another server on the way might believe the other. */
export function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/** One address for the site: https without www. Any other host (localhost, a preview) is left alone. */
export function createHostRule(siteUrl: string, trustProxy: number): HostRule {
  const site = new URL(siteUrl);
  const wwwHost = `www.${site.host}`;
  const settings = { siteUrl: site.origin, trustProxy };
  return {
    isSecure: ({ headers }) =>
      isHttps({ host: headers.host, forwardedProto: headers['x-forwarded-proto'] }, settings),
    movedTo(req, secure) {
      if (site.protocol !== 'https:') return undefined;
      const host = req.headers.host;
      if (host === undefined || host.length > wwwHost.length) return undefined;
      const asked = host.toLowerCase();
      // Without a trusted proxy the scheme is unknown; guessing http would redirect for ever.
      const cameByHttp = trustProxy > 0 && !secure;
      if (asked === wwwHost || (asked === site.host && cameByHttp)) return site.origin;
      return undefined;
    },
  };
}
