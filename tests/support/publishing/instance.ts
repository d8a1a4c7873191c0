import { within } from '../patience.ts';
import { expect, onTestFinished, vi } from 'vitest';
import { onlyKey } from '../../../src/content/records/kind.ts';
import { type Clock, systemClock } from '../../../src/server/clock.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { createLog } from '../../../src/server/log.ts';
import type { Site } from '../../../src/server/pages/load-site.ts';
import {
  openPublicSite,
  type OpenedPublicSite,
} from '../../../src/server/printing/open-public-site.ts';
import { freshHome, type Home } from '../database/engines.ts';
import { editAndPublish } from './edit.ts';
import { tinyBuilds } from './tiny-site.ts';

/** Long, because a busy machine takes seconds to start a process. */
export const soon = { timeout: within(30_000), interval: 50 };

export interface Instance {
  readonly site: Site;
  readonly opened: OpenedPublicSite;
  /** Numbers that were shown, in order. */
  printed(): readonly number[];
}

/** What an instance shows, without the server around it. */
export async function openInstance(
  store: Store,
  site: Site,
  dataDir: string,
  instance = 'instance',
  clock: Clock = systemClock,
): Promise<Instance> {
  const printed: number[] = [];
  const opened = await openPublicSite({
    site,
    store,
    dataDir,
    instance,
    clock,
    log: createLog(() => {}),
    everyMs: 50,
    told: ({ number }) => printed.push(number),
  });
  onTestFinished(() => opened.stop());
  return { site, opened, printed: () => printed };
}

/** A home in which an instance of build `a` has shown a publication and written it down. */
export async function publishedHome(name: string) {
  const home: Home = await freshHome('sqlite');
  const store = await home.open();
  const { build } = await tinyBuilds();
  const instance = await openInstance(store, await build('a'), home.dataDir);
  await editAndPublish(store, 'mill', onlyKey, { name });
  await vi.waitFor(() => expect(say(instance, '/')).toContain(name), soon);
  await instance.opened.stop();
  return { home, store, build };
}

/** What a visitor reads at this address. */
export function say({ site }: Instance, path: string): string | undefined {
  return site.pages.responses.get(path)?.encoded.identity.body.toString();
}

/** `name number fault` of each instance. */
export async function statesIn(store: Store): Promise<string[]> {
  const rows = await store.db.selectFrom('instance_state').selectAll().execute();
  return rows
    .map(({ instance, publication, fault }) => `${instance} ${Number(publication)} ${fault}`)
    .toSorted();
}
