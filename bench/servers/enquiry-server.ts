import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { shippedContent } from '../../src/content/shipped-content.ts';
import { systemClock } from '../../src/server/clock.ts';
import { openDatabase } from '../../src/server/db/open-database.ts';
import { readSettings } from '../../src/server/env.ts';
import { serve } from '../../src/server/app/serve.ts';
import { createLog } from '../../src/server/log.ts';
import { openTransport } from '../../src/server/mail/open-transport.ts';
import { createMailWriter } from '../../src/server/mail-templates/compose-mail.ts';
import { isCrowded } from '../../src/server/outbox/pace.ts';
import { startOutbox } from '../../src/server/outbox/worker.ts';
import { loadSite } from '../../src/server/pages/load-site.ts';
import { makeSmallSite } from '../../tests/support/server/light-server.ts';

const readContent = () => shippedContent;

/** One instance for the enquiry bench: the server without its limits, in a separate process. */
const read = readSettings();
if (!read.ok) throw new Error(read.faults.join('\n'));
const { settings } = read;
const folder = join(settings.dataDir, 'site');
await mkdir(folder, { recursive: true });
await makeSmallSite(folder);
const loaded = await loadSite({
  content: shippedContent,
  buildDir: join(folder, 'build'),
  publicDir: join(folder, 'public'),
});
if (!loaded.ok) throw new Error(loaded.fault);
const store = await openDatabase(settings);
if (!process.env['MAILS_WAIT']) {
  startOutbox({
    store,
    mails: createMailWriter({ store, settings, readContent }),
    transport: openTransport(settings),
    clock: systemClock,
    log: () => {},
    isBusy: () => isCrowded(store),
  });
}
const unlimited = { calls: 1e9, seconds: 1 };
const { server } = serve({
  readContent,
  ...settings,
  store,
  site: loaded.site,
  clock: systemClock,
  log: createLog(() => {}),
  limits: { posts: { perClient: unlimited, together: unlimited } },
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
console.log(`port ${(server.address() as AddressInfo).port}`);
