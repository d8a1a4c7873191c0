import { once } from 'node:events';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import { shippedContent } from '../content/shipped-content.ts';
import type { ReadContent } from '../content/site-content.ts';
import { systemClock } from './clock.ts';
import { firstOwnerPath } from './desk/sign-in/first-owner-link.ts';
import { hasOwner } from './desk/sign-in/staff-links.ts';
import { openDatabase } from './db/open-database.ts';
import { startPlans } from './desk/publishing/run-plans.ts';
import { startMeasuring } from './desk/records/measure-answers.ts';
import { startScheduledJobs } from './desk/scheduled-jobs.ts';
import { openDesk } from './desk/open-desk.ts';
import { takeInLead } from './desk/threads/take-in-lead.ts';
import { type Settings, readSettings } from './env.ts';
import { serve, type Serving } from './app/serve.ts';
import { openImages } from './images/images.ts';
import { startKnitting } from './knitting/knit-worker.ts';
import { forgetPullState } from './leads/pull-state.ts';
import { startPulling } from './leads/start-pulling.ts';
import { createLog, describeError } from './log.ts';
import { createMailWriter } from './mail-templates/compose-mail.ts';
import { openOwnFiles } from './media/own-files.ts';
import { removeForgottenUploads } from './media/uploads.ts';
import { openTransport } from './mail/open-transport.ts';
import { createMetrics } from './metrics/metrics.ts';
import { isCrowded } from './outbox/pace.ts';
import { startOutbox } from './outbox/worker.ts';
import { refreshDatedPages } from './pages/refresh-dated-pages.ts';
import { createShowMeasured } from './pages/show-measured.ts';
import { loadSite } from './pages/load-site.ts';
import { nameInstance } from './printing/instance-state.ts';
import { openPublicSite } from './printing/open-public-site.ts';
import { createPurge } from './printing/purge.ts';
import { startSweeping } from './retention/start-sweeping.ts';
import { hasCode } from './error-code.ts';

/** The whole site in one process: pages from memory, enquiries into the database, mails out of it. */
const root = join(import.meta.dirname, '../..');
const words = process.argv.slice(2);
/** Somebody reads along; `npm run dev` says so, because it passes the output on. */
const isWatched = process.stdout.isTTY || words.includes('--watched');
const log = createLog();
const settings = requireSettings();
const site = await requireSite(settings);
const store = await requireStore(settings);
const metrics = createMetrics();
const { purgeUrl } = settings;
const purge = purgeUrl
  ? createPurge({
      ...settings,
      url: purgeUrl,
      log,
      count: (outcome) => metrics.purges.add({ outcome }),
    })
  : undefined;
let printedSeconds = 0;
/** Known when there is a server: before that nobody asks the guide. */
let prepare: Serving['prepare'] = async () => {};
const own = await openOwnFiles({ store, dataDir: settings.dataDir });
const published = await openPublicSite({
  site,
  store,
  clock: systemClock,
  log,
  dataDir: settings.dataDir,
  instance: nameInstance(settings.port),
  prepare: (content) => prepare(content),
  readOwnPicture: own.read,
  told({ number, changed, fault, seconds }) {
    metrics.publications.add({ outcome: fault === '' ? 'shown' : 'failed' });
    printedSeconds = seconds;
    if (changed.length > 0) purge?.tell(changed, number);
  },
});
const readContent: ReadContent = published.publicSite.read;
const images = await openImages({
  publicDir: join(root, 'public'),
  dataDir: settings.dataDir,
  own,
  count: (source) => metrics.pictures.add({ source }),
});
void removeForgottenUploads(settings.dataDir, systemClock.now());
const transport = openTransport(settings);
const outbox = startOutbox({
  store,
  transport,
  clock: systemClock,
  log: (event, fields) => log.info(event, fields),
  count: (outcome) => metrics.mails.add({ outcome }),
  mails: createMailWriter({ store, settings, readContent }),
  isBusy: () => isCrowded(store),
});
const sweeping = startSweeping({ store, clock: systemClock, log, settings });
const dates = refreshDatedPages({
  pages: site.pages,
  log,
  clock: systemClock,
  siteUrl: settings.siteUrl,
});
const measuring = startMeasuring({
  store,
  clock: systemClock,
  log,
  tell: createShowMeasured({
    pages: site.pages,
    siteUrl: settings.siteUrl,
    clock: systemClock,
    log,
  }),
});
const desk = openDesk({
  store,
  clock: systemClock,
  readContent,
  log,
  settings,
  countSignIn: (outcome) => metrics.signIns.add({ outcome }),
  preview: published.preview,
  readUsualAnswer: measuring.read,
  ...(site.quotePageStyle !== undefined && { quotePageStyle: site.quotePageStyle }),
});
const scheduledJobs = startScheduledJobs({
  store,
  clock: systemClock,
  readContent,
  log,
  dataDir: settings.dataDir,
});
const plans = startPlans({ store, clock: systemClock, log });
const mailIn = settings.mailIn && (await readMailbox(settings.mailIn));
const pulling = pullLeads(settings.indiamart);
const knitting = startKnitting({
  store,
  clock: systemClock,
  log,
  memoryMb: settings.knitMemoryMb,
});
const serving = serve({
  ...settings,
  site,
  store,
  readContent,
  images,
  desk,
  metrics,
  readPublication,
  clock: systemClock,
  log,
});
({ prepare } = serving);
await listen(serving.server, settings);
announce(serving.server);
void inviteFirstOwner(serving.server);

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
process.on('uncaughtException', (error) => {
  log.error('crash', describeError(error));
  process.exitCode = 1;
  void stop('crash');
});

/** Its code is loaded only where a mailbox is read. */
async function readMailbox(mailbox: NonNullable<Settings['mailIn']>) {
  const [{ startMailIn }, { createMailTaker }] = await Promise.all([
    import('./mail-in/start-mail-in.ts'),
    import('./desk/threads/create-mail-taker.ts'),
  ]);
  return startMailIn({
    store,
    clock: systemClock,
    log,
    settings: mailbox,
    take: createMailTaker({ readContent, settings, clock: systemClock }),
    count: (outcome) => metrics.mailsIn.add({ outcome }),
  });
}

/** Where no key is set, an earlier state must not look like a standstill. */
function pullLeads({ url, key }: Partial<NonNullable<Settings['indiamart']>> = {}) {
  if (url === undefined || key === undefined) {
    // Not awaited: the site starts without its database.
    void forgetPullState(store).catch(() => {});
    return undefined;
  }
  return startPulling({
    store,
    clock: systemClock,
    log,
    settings: { url, key },
    take: async (tx, lead) =>
      (await takeInLead(tx, lead, { content: readContent(), now: systemClock.now() })).kind,
    count: (outcome) => metrics.leads.add({ source: 'indiamart', outcome }),
  });
}

function readPublication() {
  const { publicSite, following } = published;
  return {
    shown: publicSite.state.number,
    published: following.wanted,
    isBehind: following.fault !== '' || !site.pages.isOpen,
    seconds: printedSeconds,
  };
}

/** Requests first, then mails, then the database they both need; never longer than ten seconds. */
async function stop(reason: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  log.info('stopping', { reason });
  setTimeout(() => exit('stopped-late'), 9500).unref();
  dates.stop();
  await serving.stop(6000);
  await mailIn?.stop();
  await pulling?.stop();
  await measuring.stop();
  await knitting.stop();
  await plans.stop();
  await published.stop();
  await purge?.stop();
  await scheduledJobs.stop();
  await sweeping.stop();
  await outbox.stop();
  await transport.close();
  await store.close();
  exit('stopped');
}

function exit(event: string): never {
  log.info(event);
  log.flush();
  process.exit();
}

function requireSettings(): Settings {
  const read = readSettings();
  return read.ok ? read.settings : giveUp('These settings cannot be used:', ...read.faults);
}

async function requireSite({ siteUrl, purgeUrl: told }: Settings) {
  const loaded = await loadSite({
    // `npm run dev` names a folder of its own: it serves the pages from source.
    buildDir: words.find((word) => !word.startsWith('--')) ?? join(root, 'build'),
    publicDir: join(root, 'public'),
    content: shippedContent,
    pageCaching: told ? 'purgedPage' : 'page',
  });
  if (!loaded.ok) return giveUp(loaded.fault);
  if (loaded.site.siteUrl !== siteUrl) {
    console.warn(
      `The pages were built for ${loaded.site.siteUrl}, but SITE_URL is ${siteUrl}: their canonical addresses are wrong. Run: npm run build`,
    );
  }
  return loaded.site;
}

/** Fails only where waiting does not help; a PostgreSQL that is down is awaited while pages are served. */
async function requireStore(given: Settings) {
  const { dataDir, databaseUrl } = given;
  try {
    return await openDatabase(given);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const place = databaseUrl ? 'DATABASE_URL' : `DATA_DIR (${resolve(dataDir)})`;
    return giveUp(`The database of ${place} cannot be used: ${reason}`);
  }
}

async function listen(server: Server, { port, host }: Settings): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const taken = hasCode(error, 'EADDRINUSE');
    giveUp(taken ? `Port ${port} is in use. Choose another one: PORT=${port + 1}` : String(error));
  }
}

function announce(server: Server): void {
  process.stdout.write(`
  Listening on   ${originOf(server)}
  Mails land in  ${transport.describe}
  Data lives in  ${store.engine === 'sqlite' ? resolve(settings.dataDir) : 'PostgreSQL (DATABASE_URL)'}
`);
}

/**
 * A person at a terminal gets the link at once. What a service prints is kept in a journal that others
 * can read, so there it is only said how to get the link. Without a database it is unknown whether
 * there is an owner.
 */
async function inviteFirstOwner(server: Server): Promise<void> {
  if (await hasOwner(store.db).catch(() => true)) return;
  const path = isWatched && (await firstOwnerPath(store, Date.now()).catch(() => undefined));
  const invitation = path
    ? `${originOf(server)}${path} (works once, within an hour)`
    : 'npm run desk-link prints the link';
  process.stdout.write(`  First owner    ${invitation}\n\n`);
}

function originOf(server: Server): string {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  const name = /^(127\.|0\.0\.0\.0$|::1?$)/.test(settings.host) ? 'localhost' : settings.host;
  return `http://${name}:${port}`;
}

function giveUp(...lines: string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}
