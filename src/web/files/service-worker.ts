import { href, pages } from '../../contract/routes.ts';
import { storage, syncTag } from '../offline-queue/waiting-enquiry.ts';
import { assets } from '../assets.ts';
import { preloadFonts } from '../styles/preload-fonts.ts';
import { runWorker, type WorkerBuild } from '../worker/run-worker.ts';
import { type KeptPlace, sendKept } from '../worker/send-kept.ts';

/** `/sw.js`, whole: the worker's own functions, called with what this build is made of. */
export function serviceWorker(): string {
  const shell = [assets.style, assets.script, ...preloadFonts];
  const build: WorkerBuild = { version: fingerprint(shell.join()), offline: pages.offline, shell };
  const place: KeptPlace = { ...storage, tag: syncTag, functions: href.serverFunction('') };
  return [
    `(${runWorker.toString()})(self, ${JSON.stringify(build)});\n`,
    `(${sendKept.toString()})(self, ${JSON.stringify(place)});\n`,
  ].join('');
}

/** Names of built files carry the hash of their content, so a short sum of the names is enough. */
function fingerprint(text: string): string {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  }
  return (sum >>> 0).toString(36);
}
