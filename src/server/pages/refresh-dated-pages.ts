import { fixedPageIds, pageRow, pages as addresses } from '../../contract/pages.ts';
import type { Clock } from '../clock.ts';
import { type Log, describeError } from '../log.ts';
import { cachePage } from './cached-response.ts';
import type { PageStore } from './page-store.ts';

export interface DatedParts {
  readonly pages: Pick<
    PageStore,
    'responses' | 'render' | 'put' | 'pageCaching' | 'content' | 'printedAt' | 'onSwap'
  >;
  readonly siteUrl: string;
  readonly clock: Clock;
  readonly log: Log;
}

const datedPaths = fixedPageIds.filter((id) => pageRow(id).dated).map((id) => addresses[id]);

/**
 * Renders the dated pages again whenever the date at the mill is another than theirs: at a start on a later
 * day, after midnight, and after a swap, because what was printed before midnight may become public after it.
 */
export function refreshDatedPages(parts: DatedParts, everyMs = 60_000): { stop(): void } {
  const { pages } = parts;
  const dateAt = (moment: number) =>
    new Date(moment).toLocaleDateString('en-CA', { timeZone: pages.content.mill.timeZone });
  let shown = dateAt(pages.printedAt);
  const refresh = () => {
    const now = parts.clock.now();
    const today = dateAt(now);
    if (today === shown) return;
    shown = today;
    for (const path of datedPaths) refreshPage(parts, path, new Date(now));
  };
  refresh();
  pages.onSwap(() => {
    shown = dateAt(pages.printedAt);
    refresh();
  });
  const timer = setInterval(refresh, everyMs).unref();
  return { stop: () => clearInterval(timer) };
}

/** A page that cannot be rendered stays as it was: yesterday's date is better than no page. */
function refreshPage({ pages, siteUrl, log }: DatedParts, path: string, now: Date): void {
  const before = pages.responses.get(path);
  if (!before) return;
  try {
    const page = pages.render({ path, query: new URLSearchParams(), siteUrl, now });
    const response = cachePage(path, page, pages.pageCaching);
    // The same page in a stronger compression stays.
    if (response.version !== before.version) pages.put(path, response);
  } catch (error) {
    log.error('page-not-refreshed', { path, ...describeError(error) });
  }
}
