import type { IncomingMessage } from 'node:http';
import { isForwardedHttps } from './forwarded.ts';

export interface HostRule {
  /** Whether the visitor uses https, as far as a trusted proxy says. */
  isSecure(req: IncomingMessage): boolean;
  /** Where a request to the production host belongs, when it came by http or to www. */
  movedTo(req: IncomingMessage, secure: boolean): string | undefined;
}

/** One address for the site: https without www. Any other host (localhost, a preview) is left alone. */
export function createHostRule(siteUrl: string, trustProxy: number): HostRule {
  const site = new URL(siteUrl);
  const wwwHost = `www.${site.host}`;
  return {
    isSecure: (req) => isForwardedHttps(req.headers['x-forwarded-proto'], trustProxy),
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
