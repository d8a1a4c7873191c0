import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { startScheduledJobs } from '../../../src/server/desk/scheduled-jobs.ts';
import {
  readDeskSettings,
  writeDeskSettings,
} from '../../../src/server/desk/settings/desk-settings.ts';
import { createLog } from '../../../src/server/log.ts';
import { engines, freshHome, freshStore } from '../../support/database/engines.ts';
import { storeMany } from '../../support/enquiries/many-enquiries.ts';
import { within } from '../../support/patience.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'taana-jobs-'));

const many = 1_200;
const friday = Date.parse('2026-11-13T06:00:00Z');
const log = { ...createLog(), error: vi.fn<() => void>() };

const readContent = () => shippedContent;

describe.each(engines())('the jobs of a minute on %s', (engine) => {
  test('read only what is new, and everything once when the hours have changed', async () => {
    const store = await freshStore(engine);
    await storeMany(store, many, friday);
    const { counted, reads } = countReads(store);
    await runUntil(counted, async () => expect(await wrongDue(store)).toBe(0));
    expect(reads.most).toBeLessThanOrEqual(500);

    reads.total = 0;
    await runFor(counted, 150);
    expect(reads.total).toBeLessThan(20);

    await storeMany(store, 3, friday, (nth) => ({ id: `new-${nth}`, reference: `N-${nth}` }));
    reads.total = 0;
    await runUntil(counted, async () => expect(await wrongDue(store)).toBe(0));
    expect(reads.total).toBeLessThan(30);

    const settings = await readDeskSettings(store.db, shippedContent.mill);
    const holidays = ['2026-11-13', '2026-11-14', '2026-11-16'];
    await store.transact((tx) => writeDeskSettings(tx, { ...settings, holidays }, friday));
    await runUntil(counted, async () => expect(await dueBefore(store, '2026-11-17')).toBe(0));
    expect(reads.most).toBeLessThanOrEqual(500);
    expect(log.error).not.toHaveBeenCalled();
  });

  test('on two instances remind once of each enquiry, and write it into the history once', async () => {
    const home = await freshHome(engine);
    const stores = [await home.open(), await home.open()];
    const now = Date.parse('2026-11-13T09:00:00Z');
    // Calls are due within two working hours; half an hour is left.
    const asked = now - 90 * 60_000;
    await storeMany(stores[0]!, 25, asked, () => ({
      kind: 'call',
      created_at: asked,
      due_at: now + 30 * 60_000,
    }));
    const clock = { now: () => now };
    const jobs = stores.map((store) =>
      startScheduledJobs({ store, clock, readContent, log, dataDir, everyMs: 5 }),
    );
    await vi.waitFor(async () => expect(await reminders(stores[0]!)).toBe(25), within(10_000));
    await sleep(50);
    for (const one of jobs) await one.stop();
    expect(await reminders(stores[0]!)).toBe(25);
    const history = stores[0]!.db.selectFrom('audit').select('seq');
    expect(await history.where('verb', '=', 'sent a reminder').execute()).toHaveLength(25);
  });

  test('put each sample request into the pipeline once', async () => {
    const store = await freshStore(engine);
    await storeMany(store, 300, friday);
    await runUntil(store, async () => expect(await wrongDue(store)).toBe(0));
    await runFor(store, 30);
    const samples = await store.db.selectFrom('sample').select(['id', 'enquiry_id']).execute();
    const asked = store.db.selectFrom('enquiry').select('id').where('kind', '=', 'sample');
    expect(samples.map(({ id }) => id).toSorted()).toEqual(
      (await asked.execute()).map(({ id }) => id).toSorted(),
    );
    expect(samples.length).toBeGreaterThan(30);
    expect(samples.every(({ id, enquiry_id }) => id === enquiry_id)).toBe(true);
  });
});

/** Runs the jobs until this holds. */
async function runUntil(store: Store, holds: () => Promise<void>): Promise<void> {
  const jobs = startScheduledJobs({
    readContent,
    store,
    clock: { now: () => friday + 1000 },
    log,
    dataDir,
    everyMs: 10,
  });
  await vi.waitFor(holds, { timeout: within(20_000), interval: 20 });
  await jobs.stop();
}

async function runFor(store: Store, ms: number): Promise<void> {
  const jobs = startScheduledJobs({
    readContent,
    store,
    clock: { now: () => friday + 1000 },
    log,
    dataDir,
    everyMs: 10,
  });
  await sleep(ms);
  await jobs.stop();
}

/** Counts the rows that are read outside transactions: in all, and by the largest query. */
function countReads(store: Store) {
  const reads = { total: 0, most: 0 };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      reads.total += result.rows.length;
      reads.most = Math.max(reads.most, result.rows.length);
      return result;
    },
  };
  return { counted: { ...store, db: store.db.withPlugin(plugin) }, reads };
}

/** Enquiries that still have the time with which they were stored. */
async function wrongDue(store: Store): Promise<number> {
  const rows = store.db.selectFrom('enquiry').select('id');
  return (await rows.where('due_at', '=', friday + 86_400_000).execute()).length;
}

async function dueBefore(store: Store, day: string): Promise<number> {
  const rows = store.db.selectFrom('enquiry').select('id');
  return (await rows.where('due_at', '<', Date.parse(day)).execute()).length;
}

async function reminders(store: Store): Promise<number> {
  const rows = store.db.selectFrom('outbox').select('id').where('topic', '=', 'desk-reminder');
  return (await rows.execute()).length;
}
