import { href, pages } from '../../contract/routes.ts';
import { storage, syncTag } from '../offline-queue/waiting-enquiry.ts';
import type { SiteContent } from '../../content/site-content.ts';
import { assets } from '../assets.ts';
import { render } from '../render.tsx';
import { preloadFonts } from '../styles/preload-fonts.ts';
import { runWorker, type WorkerBuild } from '../worker/run-worker.ts';
import { type KeptPlace, sendKept } from '../worker/send-kept.ts';

/**
 * `/sw.js`, whole: the worker's own functions, called with what this build is made of. The version also
 * tells what the offline page says, or browsers would keep a telephone number that has changed.
 */
export function serviceWorker(content: SiteContent, siteUrl: string): string {
  const shell = [assets.style, assets.script, ...preloadFonts];
  const { html } = render(
    { path: pages.offline, query: new URLSearchParams(), siteUrl, now: new Date(0) },
    content,
  );
  const version = fingerprint(shell.join() + html);
  const build: WorkerBuild = { version, offline: pages.offline, shell };
  const place: KeptPlace = { ...storage, tag: syncTag, functions: href.serverFunction('') };
  return [
    `(${runWorker.toString()})(self, ${JSON.stringify(build)});\n`,
    `(${sendKept.toString()})(self, ${JSON.stringify(place)});\n`,
  ].join('');
}

/** Tells two states apart; names of built files carry the hash of their content. */
function fingerprint(text: string): string {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  }
  return (sum >>> 0).toString(36);
}
