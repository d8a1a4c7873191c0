import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { shippedContent } from '../src/content/shipped-content.ts';
import { openDatabase } from '../src/server/db/open-database.ts';
import type { Store } from '../src/server/db/store.ts';
import { watchChanges } from '../src/server/desk/changes/watch-changes.ts';
import { countInbox } from '../src/server/desk/inbox/inbox-counts.ts';
import { remind } from '../src/server/desk/scheduled-jobs.ts';
import { readDeskSettings, writeDeskSettings } from '../src/server/desk/settings/desk-settings.ts';
import { takeInEnquiries } from '../src/server/desk/take-in-enquiries.ts';
import { readQueueState } from '../src/server/metrics/queue-state.ts';
import { startPostgres } from '../tests/support/database/test-postgres.ts';
import { storeMany } from '../tests/support/enquiries/many-enquiries.ts';
import { report, words } from './report/report.ts';

/**
 * The longest time for which the work of a minute keeps the process from answering, with every one
 * of 50,000 enquiries unanswered and unread, on both engines.
 *
 *   npm run bench jobs [enquiries]
 */
const many = Number(words[0] ?? 50_000);
const limitMs = 20;

/** On a busy machine other programs lengthen a gap; then only the CPU time shows what the work costs. */
interface Measured {
  /** The longest turn of the event loop, and the most CPU time in one. */
  readonly gapMs: number;
  readonly cpuMs: number;
  readonly tookMs: number;
}

const readContent = () => shippedContent;
const results: Record<string, Record<string, Measured>> = {};
const folder = await mkdtemp(join(tmpdir(), 'taana-jobs-'));
const postgres = await startPostgres({ durable: true });
try {
  results['SQLite'] = await measureAll(await openDatabase({ dataDir: folder }));
  const databaseUrl = postgres.url;
  results['PostgreSQL'] = await measureAll(await openDatabase({ dataDir: folder, databaseUrl }));
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
const isBusy = loadavg()[0]! > availableParallelism();
const key = isBusy ? 'cpuMs' : 'gapMs';
const worst = Object.entries(results).map(([engine, jobs]) => {
  const [job, measured] = Object.entries(jobs).reduce((a, b) => (b[1][key] > a[1][key] ? b : a));
  return { engine, job, ...measured };
});
report(
  [
    {
      promise: `the work of a minute with ${many.toLocaleString('en')} unanswered enquiries, longest ${isBusy ? 'CPU time of a turn' : 'turn'} of the event loop`,
      limit: `at most ${limitMs} ms`,
      figure: worst
        .map((one) => `${one[key].toFixed(1)} ms on ${one.engine} (${one.job})`)
        .join(', '),
      ok: worst.every((one) => one[key] <= limitMs),
    },
  ],
  { many, isBusy, results },
);

async function measureAll(store: Store): Promise<Record<string, Measured>> {
  const now = Date.now();
  const measured: Record<string, Measured> = {};
  const measure = async (name: string, work: () => Promise<unknown>) => {
    measured[name] = await longestGap(work);
    const { gapMs, cpuMs, tookMs } = measured[name];
    const spell = (ms: number) => `${ms.toFixed(1).padStart(8)} ms`;
    console.log(
      `${store.engine.padEnd(9)} ${name.padEnd(34)} longest turn ${spell(gapMs)}, of CPU ${spell(cpuMs)}, in all ${spell(tookMs)}`,
    );
  };
  await storeMany(store, many, now, (nth) => ({
    // A hundred of them are due soon.
    due_at: nth < 100 ? now + 20 * 60_000 : now + 90 * 60_000,
    opened_at: null,
  }));
  await measure('a minute in which all are new', () =>
    takeInEnquiries({ store, readContent }, now),
  );
  await measure('a minute without news', () => takeInEnquiries({ store, readContent }, now));
  const settings = await readDeskSettings(store.db, shippedContent.mill);
  await store.transact((tx) => writeDeskSettings(tx, { ...settings, holidays: [] }, now));
  await measure('a minute after the hours changed', () =>
    takeInEnquiries({ store, readContent }, now),
  );
  await store.transact((tx) =>
    tx
      .updateTable('enquiry')
      .set({ due_at: now + 20 * 60_000 })
      .where('id', '<', 'e00000100')
      .execute(),
  );
  await measure('a hundred reminders', () => remind(store, now));
  await measure('a minute without reminders', () => remind(store, now + 3_600_000));
  await fillOutbox(store, now);
  await measure('the queue for the metrics', () => readQueueState(store, now));
  await measure('the counts of the inbox', () => countInbox(store, 'staff-3', now));
  await measure('watching for changes', () => watchOnce(store));
  await store.close();
  return measured;
}

/** Looks at the time on every turn of the event loop while the work goes on. */
async function longestGap(work: () => Promise<unknown>): Promise<Measured> {
  await pause(20);
  const began = performance.now();
  let last = { at: began, cpu: cpuTime() };
  let gapMs = 0;
  let cpuMs = 0;
  let running = true;
  const watching = (async () => {
    while (running) {
      await nextTurn();
      const now = { at: performance.now(), cpu: cpuTime() };
      gapMs = Math.max(gapMs, now.at - last.at);
      cpuMs = Math.max(cpuMs, now.cpu - last.cpu);
      last = now;
    }
  })();
  await work();
  const tookMs = performance.now() - began;
  running = false;
  await watching;
  return { gapMs, cpuMs, tookMs };
}

/** Of the thread of the event loop; the collector of memory has threads of its own. */
function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Fifty thousand mails that wait, as after a long failure of the mail server. */
async function fillOutbox(store: Store, now: number): Promise<void> {
  for (let start = 0; start < many; start += 500) {
    const rows = Array.from({ length: Math.min(500, many - start) }, (_, i) => ({
      id: `m${start + i}`,
      dedupe_key: `m${start + i}`,
      topic: 'enquiry-receipt',
      enquiry_id: null,
      payload: '{}',
      run_at: 0,
      lease: null,
      attempts: i % 3,
      last_error: null,
      created_at: now - start - i,
      sent_at: null,
      dead_at: null,
    }));
    await store.transact((tx) => tx.insertInto('outbox').values(rows).execute());
  }
}

async function watchOnce(store: Store): Promise<void> {
  const changes = watchChanges(store, 5);
  const stop = changes.listen(() => {});
  await pause(60);
  stop();
  changes.stop();
}
