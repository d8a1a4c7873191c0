import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteContent } from '../../content/site-content.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../db/store.ts';
import { type Log, describeError } from '../log.ts';
import type { Site } from '../pages/load-site.ts';
import { followPublications, type Following, type News } from './follow-publications.ts';
import { forgetInstance, reportEveryMs, reportInstance } from './instance-state.ts';
import { keepPack } from './keep-pack.ts';
import { packFile, readPack } from './pack.ts';
import { createPrinter, type Printer } from './printer.ts';
import { createPublicSite, type PublicSite, type Shown } from './public-site.ts';
import { readHead } from './read-head.ts';

export interface OpenedPublicSite {
  readonly publicSite: PublicSite;
  readonly printer: Printer;
  readonly following: Following;
  stop(): Promise<void>;
}

export interface OpenParts {
  readonly site: Site;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly dataDir: string;
  /** How this instance is called in the table of instances. */
  readonly instance: string;
  readonly prepare?: (content: SiteContent) => Promise<void>;
  readonly everyMs?: number;
  readonly told?: (news: News) => void;
}

/**
 * Finds out what is public before anybody is answered: from the pack on this disk, else from the
 * database. Where neither tells, no page is shown until the database has answered once, because the
 * shipped pages could be a demonstration's. Then it follows.
 */
export async function openPublicSite(parts: OpenParts): Promise<OpenedPublicSite> {
  const { site, store, clock, log, dataDir, instance } = parts;
  const printer = createPrinter(site);
  const publicSite = createPublicSite({ ...parts, printer });
  let fault = await decide(parts, publicSite);

  const pack = keepPack({ file: packFile(dataDir), take: () => publicSite.toPack({}), log });
  const report = () => {
    const { number } = publicSite.state;
    const state = { build: site.buildName, number, fault };
    // Without a database nobody could read it either.
    return reportInstance(store.db, instance, state, clock.now()).catch(() => {});
  };
  const following = followPublications({
    ...parts,
    publicSite,
    printer,
    told: (news) => {
      ({ fault } = news);
      void report();
      if (fault === '') pack.later();
      parts.told?.(news);
    },
  });
  void report();
  const reporting = setInterval(() => void report(), reportEveryMs).unref();
  return {
    publicSite,
    printer,
    following,
    async stop() {
      clearInterval(reporting);
      printer.stop();
      await following.stop();
      await pack.stop();
      const late = sleep(500, undefined, { ref: false });
      await Promise.race([late, forgetInstance(store.db, instance).catch(() => {})]);
    },
  };
}

/** What is shown first; the fault if it is not known. */
async function decide(parts: OpenParts, publicSite: PublicSite): Promise<string> {
  const { site, store, dataDir, log } = parts;
  const pack = await readPack(packFile(dataDir)).catch(() => undefined);
  if (pack && pack.number > 0) return orWithhold(parts, () => publicSite.showPack(pack));

  const late = sleep(patienceMs, undefined, { ref: false });
  const head = await Promise.race([late, readHead(store.db).catch(() => undefined)]);
  if (head && head.number > 0) return orWithhold(parts, () => publicSite.advance());
  // An empty pack: when the database was last asked, nothing had been published.
  if (head || pack) return '';
  log.info('public-state-unknown');
  site.pages.withhold();
  return '';
}

/** Longer than a PostgreSQL that is there ever takes to answer. */
const patienceMs = 4_000;

async function orWithhold({ site, log }: OpenParts, show: () => Promise<Shown>): Promise<string> {
  let fault = '';
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const shown = await show().catch((error: unknown): Shown => ({
      ok: false,
      cause: 'process',
      faults: [String(describeError(error)['message'])],
    }));
    if (shown.ok) return '';
    fault = shown.faults.join(' ');
    log.error('publication-not-shown', { cause: shown.cause, fault });
    if (shown.cause === 'content') break;
  }
  site.pages.withhold();
  return fault;
}
