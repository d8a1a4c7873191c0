import { mill } from '../../content/mill.ts';
import { pages } from '../../contract/routes.ts';
import type { Clock } from '../clock.ts';
import { type Log, describeError } from '../log.ts';
import { compress } from './compress.ts';
import { type Entry, makeEntry } from './entry.ts';
import type { Site } from './load-site.ts';

/** Pages that show today's date, or count from it; built yesterday, they would be wrong today. */
const datedPages = [pages.privacy, pages.scheduleCall, pages.contact] as const;

export interface DatedParts {
  readonly site: Pick<Site, 'entries' | 'render'>;
  readonly siteUrl: string;
  readonly clock: Clock;
  readonly log: Log;
}

/** Renders the dated pages anew at start and whenever the mill's calendar turns. */
export function keepDatesFresh(parts: DatedParts, everyMs = 60_000): { stop(): void } {
  let shown = '';
  const refresh = () => {
    const now = new Date(parts.clock.now());
    const today = now.toLocaleDateString('en-CA', { timeZone: mill.timeZone });
    if (today === shown) return;
    shown = today;
    for (const path of datedPages) refreshPage(parts, path, now);
  };
  refresh();
  const timer = setInterval(refresh, everyMs).unref();
  return { stop: () => clearInterval(timer) };
}

/** A page that cannot be rendered stays as it was: yesterday's date is better than no page. */
function refreshPage({ site, siteUrl, log }: DatedParts, path: string, now: Date): void {
  if (!site.entries.has(path)) return;
  try {
    const page = site.render({ path, query: new URLSearchParams(), siteUrl, now });
    if (page.kind === 'page') site.entries.set(path, toEntry(page.html));
  } catch (error) {
    log.error('page-not-refreshed', { path, ...describeError(error) });
  }
}

function toEntry(html: string): Entry {
  const body = Buffer.from(html);
  const type = 'text/html; charset=utf-8';
  return makeEntry({ status: 200, type, caching: 'page', body, ...compress(body) });
}
