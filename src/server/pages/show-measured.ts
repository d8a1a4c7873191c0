import { pages as addresses } from '../../contract/pages.ts';
import type { Clock } from '../clock.ts';
import { describeError, type Log } from '../log.ts';
import { cachePage } from './cached-response.ts';
import type { PageStore } from './page-store.ts';

/**
 * Writes what was measured into the page that says it, now and after each publication: pages are
 * printed without it, because it is no content.
 */
export function createShowMeasured({
  pages,
  siteUrl,
  clock,
  log,
}: {
  readonly pages: PageStore;
  readonly siteUrl: string;
  readonly clock: Clock;
  readonly log: Log;
}): (words: string | undefined) => void {
  const path = addresses.contact;
  const show = () => {
    const before = pages.responses.get(path);
    if (!before) return;
    try {
      const now = new Date(clock.now());
      const page = pages.render({ path, query: new URLSearchParams(), siteUrl, now });
      const response = cachePage(path, page, pages.pageCaching);
      if (response.version !== before.version) pages.put(path, response);
    } catch (error) {
      log.error('page-not-refreshed', { path, ...describeError(error) });
    }
  };
  pages.onSwap(show);
  return (words) => {
    pages.measure(words);
    show();
  };
}
