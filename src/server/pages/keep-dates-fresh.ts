import { mill } from '../../content/mill.ts';
import { pages } from '../../contract/routes.ts';
import type { Clock } from '../clock.ts';
import { compress } from './compress.ts';
import { makeEntry } from './entry.ts';
import type { Site } from './load-site.ts';

/** Pages that show today's date, or count from it; built yesterday, they would be wrong today. */
const datedPages = [pages.privacy, pages.scheduleCall, pages.contact] as const;

/** Renders the dated pages anew at start and whenever the mill's calendar turns. */
export function keepDatesFresh(
  site: Pick<Site, 'entries' | 'render'>,
  siteUrl: string,
  clock: Clock,
): { stop(): void } {
  let shown = '';
  const refresh = () => {
    const now = new Date(clock.now());
    const today = now.toLocaleDateString('en-CA', { timeZone: mill.timeZone });
    if (today === shown) return;
    shown = today;
    for (const path of datedPages) {
      if (!site.entries.has(path)) continue;
      const page = site.render({ path, query: new URLSearchParams(), siteUrl, now });
      if (page.kind !== 'page') continue;
      const body = Buffer.from(page.html);
      const type = 'text/html; charset=utf-8';
      const entry = {
        status: page.status,
        type,
        caching: 'page',
        body,
        ...compress(body),
      } as const;
      site.entries.set(path, makeEntry(entry));
    }
  };
  refresh();
  const timer = setInterval(refresh, 60_000).unref();
  return { stop: () => clearInterval(timer) };
}
