import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../../../src/server/clock.ts';
import { openDatabase } from '../../../src/server/db/open-database.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { type ServeParts, type Serving, serve } from '../../../src/server/http/serve.ts';
import { createLog } from '../../../src/server/log.ts';
import { makeSite, siteUrl } from './site.ts';

export interface TestServer extends Serving {
  readonly url: string;
  readonly port: number;
  readonly store: Store;
  /** Lines of the log so far, parsed. */
  log(): Record<string, unknown>[];
  remove(): Promise<void>;
}

export type TestSettings = Partial<
  Pick<ServeParts, 'limits' | 'trustProxy' | 'store' | 'ai' | 'images' | 'desk'>
>;

/** The real server on a real port of this machine, with a database of its own. */
export async function startTestServer(settings: TestSettings = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'taana-http-data-'));
  const { site, remove } = await makeSite();
  const store = settings.store ?? (await openDatabase({ dataDir }));
  let written = '';
  const log = createLog((text) => (written += text));
  const serving = serve({
    trustProxy: 0,
    ...settings,
    site,
    store,
    siteUrl,
    log,
    clock: systemClock,
  });
  serving.server.listen(0, '127.0.0.1');
  await once(serving.server, 'listening');
  const { port } = serving.server.address() as AddressInfo;
  return {
    ...serving,
    url: `http://127.0.0.1:${port}`,
    port,
    store,
    log() {
      log.flush();
      return written
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    },
    async remove() {
      await serving.stop(200);
      await store.close();
      await remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
