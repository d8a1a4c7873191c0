import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onlyKey } from '../src/content/records/kind.ts';
import { shippedContent } from '../src/content/shipped-content.ts';
import { href } from '../src/contract/routes.ts';
import { openDatabase } from '../src/server/db/open-database.ts';
import type { Store } from '../src/server/db/store.ts';
import { startPostgres } from '../tests/support/database/test-postgres.ts';
import { edit, editAndPublish, publishRevision } from '../tests/support/publishing/edit.ts';
import { freshDatabase } from './load/fresh-database.ts';
import {
  openVisitors,
  pagePaths,
  startBareServer,
  startInstances,
  untilShown,
} from './publishing/instances.ts';
import type { Visits } from './publishing/page-visitors.ts';
import { type Finding, median, quantile, report, words } from './report/report.ts';

/**
 * From the answer "published" to every instance showing it: a word of one fabric, and the telephone
 * number that stands on most pages; on four instances with PostgreSQL and on one with SQLite, while
 * visitors read. Their answers are compared with those of the same visitors before anybody published.
 *
 *   npm run bench publish [edits]
 */
const edits = Number(words[0] ?? 35);
/** On all instances together, so that some 10,000 pages are read while somebody publishes. */
const aSecond = 100;
const limits = { medianMs: 1_500, p95Ms: 2_500, telephoneMs: 3_000, p99Times: 3 };

interface Measured {
  readonly coldMs: number;
  readonly typoMs: readonly number[];
  readonly telephoneMs: number;
  readonly telephonePages: number;
  readonly idle: Visits;
  readonly during: Visits;
  /** The same visitors at a bare server, meanwhile. */
  readonly bare: Visits;
}

const folder = await mkdtemp(join(tmpdir(), 'taana-publish-'));
const postgres = await startPostgres({ durable: true });
try {
  const four = await measure('PostgreSQL, four instances', 4, join(folder, 'postgres'), {
    DATABASE_URL: await freshDatabase(postgres.url, 'publish'),
  });
  const one = await measure('SQLite', 1, join(folder, 'sqlite'), {});
  report([...judge('four instances on PostgreSQL', four), ...judge('SQLite', one)], { four, one });
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measure(
  name: string,
  count: number,
  dataDir: string,
  env: Readonly<Record<string, string>>,
): Promise<Measured> {
  const { urls, stop } = await startInstances(count, dataDir, env);
  const secretKey = 'x'.repeat(43);
  const databaseUrl = env['DATABASE_URL'];
  const store = await openDatabase({ dataDir, secretKey, ...(databaseUrl && { databaseUrl }) });
  const visitors = openVisitors(urls, aSecond);
  const peer = await startBareServer();
  const bareVisitors = openVisitors([peer.url], aSecond);
  try {
    await visitors.begin();
    const idle = await visitors.end(4_000);
    const coldMs = await publishTypo(store, urls, 0, 0);
    await Promise.all([visitors.begin(), bareVisitors.begin()]);
    const typoMs: number[] = [];
    for (let at = 1; at <= edits; at += 1) {
      // Whoever publishes has saved a draft and looked at it.
      typoMs.push(await publishTypo(store, urls, at, 2_000));
      console.log(`${name}: word ${at} on all after ${typoMs.at(-1)!.toFixed(0)} ms`);
    }
    const telephone = await publishTelephone(store, urls);
    console.log(
      `${name}: telephone on ${telephone.pages} pages after ${telephone.ms.toFixed(0)} ms`,
    );
    // As long as somebody publishes, and not longer: a quiet time after it would hide what was noticed.
    const during = await visitors.end(1);
    const bare = await bareVisitors.end(1);
    console.log(`${name}: idle`, idle, 'meanwhile', during, 'a bare server meanwhile', bare);
    return {
      coldMs,
      typoMs,
      telephoneMs: telephone.ms,
      telephonePages: telephone.pages,
      idle,
      during,
      bare,
    };
  } finally {
    visitors.stop();
    bareVisitors.stop();
    peer.stop();
    await store.close();
    await stop();
  }
}

async function publishTypo(
  store: Store,
  urls: readonly string[],
  at: number,
  lookMs: number,
): Promise<number> {
  const fabric = shippedContent.fabrics.find(({ id }) => id === 14)!;
  const word = `mended${at}`;
  const description = `One word of this was ${word} by the people who knit it. All the rest is as it was.`;
  const revision = await edit(store, 'fabric', 'f014', { description });
  await sleep(lookMs);
  await publishRevision(store, 'fabric', 'f014', revision);
  return untilShown(urls, href.fabric(fabric.slug), word);
}

async function publishTelephone(
  store: Store,
  urls: readonly string[],
): Promise<{ readonly ms: number; readonly pages: number }> {
  const phone = '+91 183 555 0199';
  const contacts = shippedContent.mill.contacts.map((contact, at) =>
    at === 0 ? { ...contact, phone, tel: phone.replaceAll(' ', '') } : contact,
  );
  await editAndPublish(store, 'mill', onlyKey, { contacts });
  const ms = await untilShown(urls, '/contact', phone);
  let pages = 0;
  for (const path of pagePaths()) {
    if ((await (await fetch(urls[0]! + path)).text()).includes(phone)) pages += 1;
  }
  return { ms, pages };
}

function judge(where: string, measured: Measured): Finding[] {
  const { typoMs, telephoneMs, telephonePages, idle, during, bare, coldMs } = measured;
  const middle = median(typoMs);
  const late = quantile(typoMs, 0.95);
  const times = during.p99 / idle.p99;
  const timesBare = during.p99 / bare.p99;
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  const ifShort = 'Processes that print share the cores with everything else that runs here.';
  return [
    {
      promise: `a corrected word public, ${where}`,
      limit: `median at most ${seconds(limits.medianMs)}, p95 at most ${seconds(limits.p95Ms)}`,
      figure: `median ${seconds(middle)}, p95 ${seconds(late)} of ${typoMs.length}; the first, before the printing process ran, ${seconds(coldMs)}`,
      ok: middle <= limits.medianMs && late <= limits.p95Ms,
      ifShort,
    },
    {
      promise: `a telephone number public, ${where}`,
      limit: `at most ${seconds(limits.telephoneMs)}`,
      figure: `${seconds(telephoneMs)}, on ${telephonePages} pages`,
      ok: telephoneMs <= limits.telephoneMs,
      ifShort,
    },
    {
      promise: `pages meanwhile, ${where}`,
      limit: `none failed, p99 at most ${limits.p99Times} × before, or × a bare server meanwhile`,
      figure: `${during.failed} of ${(during.answered + during.failed).toLocaleString('en')} failed, p99 ${during.p99.toFixed(1)} ms (${times.toFixed(1)} × ${idle.p99.toFixed(1)} before, ${timesBare.toFixed(1)} × ${bare.p99.toFixed(1)} of a bare server meanwhile)`,
      ok: during.failed === 0 && Math.min(times, timesBare) <= limits.p99Times,
      ifShort,
    },
  ];
}
