import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteContent } from '../../content/site-content.ts';
import type { ReadOwnPicture } from '../../print/album.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../db/store.ts';
import type { Log } from '../log.ts';
import type { Site } from '../pages/load-site.ts';
import { decideFirstState } from './decide-first-state.ts';
import { type Finishing, startFinishing } from './finishing.ts';
import { followPublications, type Following, type News } from './follow-publications.ts';
import { forgetInstance, reportEveryMs, reportInstance } from './instance-state.ts';
import { keepPack } from './keep-pack.ts';
import { packFile } from './pack.ts';
import { createPreview, type Preview } from './preview.ts';
import { createPrinter, type Printer } from './printer.ts';
import { createPublicSite, type PublicSite } from './public-site.ts';

/** What this instance shows: from its start to its end, and everything that follows a publication. */
export interface OpenedPublicSite {
  readonly publicSite: PublicSite;
  readonly printer: Printer;
  readonly following: Following;
  readonly preview: Preview;
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
  /** Prepares what else is made from content, in small pieces. */
  readonly prepare?: (content: SiteContent) => Promise<void>;
  /** Called after a publication became public here, or could not. */
  readonly told?: (news: News) => void;
  /** A file of one of the mill's own pictures, for papers. */
  readonly readOwnPicture?: ReadOwnPicture;
  readonly everyMs?: number;
}

const finishAfterMs = 3_000;

export async function openPublicSite(parts: OpenParts): Promise<OpenedPublicSite> {
  const { site, store, clock, log, dataDir, instance } = parts;
  const printer = createPrinter(site);
  const publicSite = createPublicSite({ ...parts, printer });
  const first = await decideFirstState({ ...parts, publicSite });
  let { fault } = first;
  /** What each paper that was printed again was printed from. */
  const papers = new Map(Object.entries(first.papers));
  const pack = keepPack({
    file: packFile(dataDir),
    take: () => publicSite.toPack(Object.fromEntries(papers)),
    log,
  });
  let finishing: Finishing | undefined;
  let later: NodeJS.Timeout | undefined;

  function report(): Promise<void> {
    const { number } = publicSite.state;
    const state = { build: site.buildName, number, fault };
    // Without a database nobody could read it either.
    return reportInstance(store, instance, state).catch(() => {});
  }

  /** Not at once: other instances print at this moment, and somebody may publish again. */
  function finishLater(): void {
    finishing?.stop();
    clearTimeout(later);
    later = setTimeout(finish, finishAfterMs).unref();
  }

  function finish(): void {
    const { state } = publicSite;
    const { pages, siteUrl } = site;
    finishing = startFinishing({ ...parts, pages, siteUrl, state, papers });
    void finishing.done.then((isFinished) => isFinished && pack.later());
  }

  if (publicSite.state.number > 0) finishLater();
  const following = followPublications({
    ...parts,
    publicSite,
    printer,
    told(news) {
      ({ fault } = news);
      void report();
      parts.told?.(news);
      if (fault !== '') return;
      pack.later();
      finishLater();
    },
    // An empty pack tells the next start that nothing was published when this one asked.
    untouched: () => store.engine === 'postgres' && pack.later(),
  });
  void report();
  const reporting = setInterval(() => void report(), reportEveryMs).unref();
  return {
    publicSite,
    printer,
    following,
    preview: createPreview({ publicSite, printer, store, clock }),
    async stop() {
      clearInterval(reporting);
      clearTimeout(later);
      finishing?.stop();
      printer.stop();
      await following.stop();
      await pack.stop();
      const late = sleep(500, undefined, { ref: false });
      await Promise.race([late, forgetInstance(store, instance).catch(() => {})]);
    },
  };
}
