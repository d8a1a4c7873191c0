import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Engine, engines, freshStore } from '../../../tests/support/database/engines.ts';
import { enquiryRow, someMorning } from '../../../tests/support/desk/desk-rows.ts';
import { within } from '../../../tests/support/patience.ts';
import { createLog } from '../log.ts';
import { startSweeping } from './start-sweeping.ts';

const minute = 60_000;
const hour = 60 * minute;

beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    }),
);
afterEach(() => void vi.useRealTimers());

async function start(engine: Engine) {
  const store = await freshStore(engine);
  const dataDir = await mkdtemp(join(tmpdir(), 'taana-sweep-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const lines: Record<string, unknown>[] = [];
  const log = createLog((text) => {
    for (const line of text.trim().split('\n')) lines.push(JSON.parse(line));
  });
  const years = 10 * 365 * 24 * hour;
  const sweeping = startSweeping({
    store,
    clock: { now: () => someMorning + years },
    log,
    settings: { retentionMonths: 24, retentionOrdersYears: 8, dataDir },
  });
  const add = (id: string) =>
    store.db
      .insertInto('enquiry')
      .values(enquiryRow({ id, reference: id }))
      .execute();
  const left = async () => (await store.db.selectFrom('enquiry').select('id').execute()).length;
  return { store, sweeping, add, left, logged: () => (log.flush(), lines) };
}

describe.for(engines())('sweeping on %s', (engine) => {
  test('a minute after the start and every six hours, and says only what it removed', async () => {
    const { sweeping, add, left, logged } = await start(engine);
    await add('one');
    vi.advanceTimersByTime(minute - 1);
    await sweeping.stop();
    expect(await left()).toBe(1);

    const again = await start(engine);
    await again.add('two');
    vi.advanceTimersByTime(minute);
    // vi.waitFor would turn the clock on.
    await expect.poll(again.left, { interval: 5, timeout: within(5_000) }).toBe(0);
    await again.add('three');
    vi.advanceTimersByTime(6 * hour - minute - 1);
    expect(await again.left()).toBe(1);
    vi.advanceTimersByTime(1);
    await again.sweeping.stop();
    expect(await again.left()).toBe(0);
    expect(again.logged()).toMatchObject([
      { level: 'info', event: 'swept', enquiries: 1 },
      { level: 'info', event: 'swept', enquiries: 1 },
    ]);
    expect(logged()).toEqual([]);
  });

  test('nothing removed is nothing said, and a failure is logged', async () => {
    const { store, sweeping, logged } = await start(engine);
    vi.advanceTimersByTime(minute);
    await sweeping.stop();
    expect(logged()).toEqual([]);
    const failing = await start(engine);
    await failing.store.close();
    vi.advanceTimersByTime(minute);
    await failing.sweeping.stop();
    expect(failing.logged()).toMatchObject([{ level: 'error', event: 'sweep-failed' }]);
    expect(store.engine).toBe(engine);
  });
});
