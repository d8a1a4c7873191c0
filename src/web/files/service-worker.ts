import type { SiteContent } from '../../content/site-content.ts';
import { lookStylesheet } from '../../domain/design/look.ts';
import { coloursOf } from '../../domain/design/mark-of.ts';
import { fingerprint } from '../../domain/publishing/fingerprint.ts';
import { href, pages } from '../../contract/routes.ts';
import { stylesAtHand } from '../../contract/styles-at-hand.ts';
import { storage, syncTag } from '../offline-queue/waiting-enquiry.ts';
import { assets } from '../assets.ts';
import { preloadFonts } from '../styles/preload-fonts.ts';
import { runWorker, type WorkerBuild } from '../worker/run-worker.ts';
import { type KeptPlace, sendKept } from '../worker/send-kept.ts';

/**
 * `/sw.js`, whole: the worker's own functions, called with what this site is made of. The offline page is
 * kept by the browser until the worker has another version, so a changed telephone number changes that.
 */
export function serviceWorker({ mill }: Pick<SiteContent, 'mill'>, offlinePage: string): string {
  const styles = ownStyles();
  const ownColours = lookStylesheet(coloursOf(mill));
  const shell = [assets.style, assets.script, ...preloadFonts, ...(ownColours ? [ownColours] : [])];
  // Names of built files carry the hash of their content, so the names are enough.
  const version = fingerprint(Object.keys(styles).concat(shell).join() + offlinePage);
  const build: WorkerBuild = {
    version,
    offline: pages.offline,
    shell,
    style: assets.style,
    styles,
    stylesAtHand,
  };
  const place: KeptPlace = { ...storage, tag: syncTag, functions: href.serverFunction('') };
  return [
    `(${runWorker.toString()})(self, ${JSON.stringify(build)});\n`,
    `(${sendKept.toString()})(self, ${JSON.stringify(place)});\n`,
  ].join('');
}

/** What a kind of page adds to the common style, by the address of its whole style. */
function ownStyles(): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(assets.pages).map(([name, [whole]]) => {
      const own = assets.sheets[name];
      return [whole!, own ? [own] : []];
    }),
  );
}
