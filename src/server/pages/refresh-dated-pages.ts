import type { ReadContent } from '../../content/site-content.ts';
import { fixedPageIds, pageRow, pages } from '../../contract/pages.ts';
import type { Clock } from '../clock.ts';
import { type Log, describeError } from '../log.ts';
import { cachePage } from './cached-response.ts';
import type { Site } from './load-site.ts';

export interface DatedParts {
  readonly site: Pick<Site, 'responses' | 'render'>;
  readonly readContent: ReadContent;
  readonly siteUrl: string;
  readonly clock: Clock;
  readonly log: Log;
}

const datedPaths = fixedPageIds.filter((id) => pageRow(id).dated).map((id) => pages[id]);

/** Renders the dated pages again at start and whenever the date changes at the mill. */
export function refreshDatedPages(parts: DatedParts, everyMs = 60_000): { stop(): void } {
  let shown = '';
  const refresh = () => {
    const now = new Date(parts.clock.now());
    const today = now.toLocaleDateString('en-CA', { timeZone: parts.readContent().mill.timeZone });
    if (today === shown) return;
    shown = today;
    for (const path of datedPaths) refreshPage(parts, path, now);
  };
  refresh();
  const timer = setInterval(refresh, everyMs).unref();
  return { stop: () => clearInterval(timer) };
}

/** A page that cannot be rendered stays as it was: yesterday's date is better than no page. */
function refreshPage({ site, siteUrl, log }: DatedParts, path: string, now: Date): void {
  if (!site.responses.has(path)) return;
  try {
    const page = site.render({ path, query: new URLSearchParams(), siteUrl, now });
    site.responses.set(path, cachePage(path, page));
  } catch (error) {
    log.error('page-not-refreshed', { path, ...describeError(error) });
  }
}
