import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '../db/store.ts';
import { type Log, describeError } from '../log.ts';
import type { Site } from '../pages/load-site.ts';
import { type Pack, packFile, readPack } from './pack.ts';
import type { PublicSite, Shown } from './public-site.ts';
import { readHead } from './read-head.ts';

interface Parts {
  readonly site: Site;
  readonly store: Store;
  readonly log: Log;
  readonly dataDir: string;
  readonly publicSite: PublicSite;
}

/**
 * Finds out what is public before anybody is answered: from the pack on this disk, else from the
 * database. Where neither tells, no page is shown until the database has answered once, because the
 * shipped pages could be a demonstration's.
 */
export async function decideFirstState(
  parts: Parts,
): Promise<{ readonly fault: string; readonly papers: Pack['papers'] }> {
  const { site, store, publicSite } = parts;
  const pack = await readPack(packFile(parts.dataDir)).catch(() => undefined);
  if (pack && pack.number > 0) {
    const fault = await showOrWithhold(parts, () => publicSite.showPack(pack));
    // Papers of another build were printed by another code.
    return { fault, papers: pack.build === site.buildName ? pack.papers : {} };
  }
  const late = sleep(patienceMs, undefined, { ref: false });
  const head = await Promise.race([late, readHead(store.db).catch(() => undefined)]);
  if (head && head.number > 0) {
    return { fault: await showOrWithhold(parts, () => publicSite.advance()), papers: {} };
  }
  if (!head && !pack) {
    parts.log.info('public-state-unknown');
    site.pages.withhold();
  }
  return { fault: '', papers: {} };
}

/** Longer than a database that is there ever takes to answer. */
const patienceMs = 4_000;
const attempts = 3;

async function showOrWithhold({ site, log }: Parts, show: () => Promise<Shown>): Promise<string> {
  let fault = '';
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const shown = await show().catch(toFault);
    if (shown.ok) return '';
    fault = shown.faults.join(' ');
    log.error('publication-not-shown', { cause: shown.cause, fault });
    if (shown.cause === 'content') break;
  }
  site.pages.withhold();
  return fault;
}

function toFault(error: unknown): Shown {
  return { ok: false, cause: 'process', faults: [String(describeError(error)['message'])] };
}
