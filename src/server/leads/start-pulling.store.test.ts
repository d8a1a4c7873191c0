import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { shippedContent } from '../../content/shipped-content.ts';
import { engines, freshHome, freshStore } from '../../../tests/support/database/engines.ts';
import { someMorning } from '../../../tests/support/desk/desk-rows.ts';
import { indiamartRecord, startMarketplace } from '../../../tests/support/leads/marketplace.ts';
import { within } from '../../../tests/support/patience.ts';
import type { Store } from '../db/store.ts';
import { countInbox } from '../desk/inbox/inbox-counts.ts';
import { takeInLead } from '../desk/threads/take-in-lead.ts';
import { createLog } from '../log.ts';
import { erasePerson } from '../retention/erase-person.ts';
import { readPullState } from './pull-state.ts';
import { startPulling } from './start-pulling.ts';

const day = 86_400_000;

type Market = Awaited<ReturnType<typeof startMarketplace>>;

function pull(store: Store, market: Market, given: { now?: () => number; apart?: number } = {}) {
  const { now = () => someMorning, apart = 40 } = given;
  const lines: string[] = [];
  const pulling = startPulling({
    store,
    clock: { now },
    log: createLog((text) => lines.push(text)),
    settings: { url: market.url, key: market.key },
    take: async (tx, lead) =>
      (await takeInLead(tx, lead, { content: shippedContent, now: now() })).kind,
    paces: { apart, look: 5 },
  });
  onTestFinished(() => pulling.stop());
  return { pulling, lines };
}

const patience = { timeout: within(10_000), interval: 5 };

const enquiries = (store: Store) =>
  store.db.selectFrom('enquiry').selectAll().orderBy('created_at').orderBy('id').execute();

describe.each(engines())('leads of IndiaMART, on %s', (engine) => {
  test('each becomes one enquiry with its words, a mail to the desk and a line in the history', async () => {
    const store = await freshStore(engine);
    const market = await startMarketplace({ apartMs: 25 });
    market.records.push(indiamartRecord(1), indiamartRecord(2));
    // They count from arrival to arrival, we from leaving to leaving: hence the room between the two.
    pull(store, market, { apart: 250 });
    await expect.poll(() => market.calls.length, patience).toBeGreaterThan(1);
    // Twice the same marketplace, by a second instance: neither doubles, neither asks too soon.
    pull(store, market, { apart: 250 });
    await expect.poll(() => market.calls.length, patience).toBeGreaterThan(5);
    expect(market.calls.filter(({ code }) => code !== 200)).toEqual([]);
    expect(await enquiries(store)).toMatchObject([
      {
        kind: 'contact',
        status: 'new',
        name: 'Harpreet Kaur',
        company: 'Ludhiana Wear',
        email: 'harpreet@ludhiana-wear.example',
        phone_normal: '+919876501234',
        product: 'Locknit 14B',
      },
      {},
    ]);
    const words = await store.db.selectFrom('message').selectAll().orderBy('body').execute();
    expect(words).toMatchObject([
      {
        direction: 'in',
        way: 'marketplace',
        author: 'Harpreet Kaur',
        subject: 'Requirement for Locknit fabric',
        body: 'I want 501 m of Locknit.\nPrice?',
      },
      { body: 'I want 502 m of Locknit.\nPrice?' },
    ]);
    const mails = await store.db.selectFrom('outbox').select('topic').execute();
    expect(mails).toEqual([{ topic: 'enquiry-to-sales' }, { topic: 'enquiry-to-sales' }]);
    const history = await store.db.selectFrom('audit').select(['actor', 'verb']).execute();
    expect(history).toEqual(
      Array.from({ length: 2 }, () => ({ actor: 'IndiaMART', verb: 'brought an enquiry' })),
    );
  });

  test('after weeks of standstill all is asked for, never more than seven days in a call', async () => {
    const store = await freshStore(engine);
    const market = await startMarketplace();
    let now = someMorning - 30 * day;
    const { pulling } = pull(store, market, { now: () => now });
    await expect.poll(() => market.calls.length, patience).toBeGreaterThan(0);
    await pulling.stop();
    const times = ['2026-10-20 10:00:00', '2026-11-01 23:59:59', '2026-11-16 11:00:00'];
    market.records.push(...times.map((QUERY_TIME, n) => indiamartRecord(n, { QUERY_TIME })));
    now = someMorning;
    pull(store, market, { now: () => now });
    await expect.poll(async () => (await enquiries(store)).length, patience).toBe(3);
    expect(Math.max(...market.calls.map(({ days }) => days))).toBeLessThanOrEqual(7);
    expect(market.calls.filter(({ code }) => code === 400)).toEqual([]);
  });

  test('whatever fails there, nothing is lost, the desk says so, and no log holds the key', async () => {
    const store = await freshStore(engine);
    const market = await startMarketplace();
    let now = someMorning;
    const { lines } = pull(store, market, { now: () => now });
    await expect.poll(async () => (await readPullState(store.db))?.trouble, patience).toBe('');
    market.records.push(indiamartRecord(1));
    const faults = {
      drop: 'IndiaMART cannot be reached.',
      half: 'IndiaMART cannot be reached.',
      html: 'What IndiaMART answered cannot be read.',
      error: 'IndiaMART answered with an error (500).',
      redirect: 'IndiaMART cannot be reached.',
      'http-429': 'IndiaMART says that it was asked too often.',
      expired: 'IndiaMART says that the key is wrong or has expired.',
    } as const;
    market.fail('drop');
    await expect.poll(async () => (await readPullState(store.db))?.trouble, patience).not.toBe('');
    const before = (await enquiries(store)).length;
    for (const [fault, trouble] of Object.entries(faults)) {
      market.fail(fault as keyof typeof faults);
      await expect
        .poll(async () => (await readPullState(store.db))?.trouble, patience)
        .toBe(trouble);
    }
    expect((await enquiries(store)).length).toBe(before);
    now += 21 * 60_000;
    expect(await countInbox(store, 'ravi', now)).toMatchObject({
      leadTrouble: { since: someMorning, reason: faults.expired },
    });
    market.fail('none');
    await expect.poll(async () => (await readPullState(store.db))?.trouble, patience).toBe('');
    await expect.poll(async () => (await enquiries(store)).length, patience).toBe(1);
    expect(await countInbox(store, 'ravi', now)).toMatchObject({ leadTrouble: null });
    const logged = lines.join('');
    expect(logged).toContain('leads-pull-failed');
    for (const part of [market.key, encodeURIComponent(market.key), 'glusr_crm_key', 'harpreet'])
      expect(logged).not.toContain(part);
  });

  test('whoever was erased does not come back with the next call', async () => {
    const home = await freshHome(engine);
    const store = await home.open();
    const market = await startMarketplace();
    market.records.push(indiamartRecord(1));
    pull(store, market);
    await expect.poll(async () => (await enquiries(store)).length, patience).toBe(1);
    const person = { by: 'phone', phone: '+919876501234' } as const;
    await erasePerson(store, { person, dataDir: home.dataDir, now: someMorning });
    const asked = market.calls.length;
    await expect.poll(() => market.calls.length, patience).toBeGreaterThan(asked + 1);
    await sleep(20);
    expect(await enquiries(store)).toEqual([]);
  });

  test('a record that is odd in every way still becomes an enquiry', async () => {
    const store = await freshStore(engine);
    const market = await startMarketplace();
    const odd = { QUERY_TIME: '2026-11-16 10:00:00' } as Record<string, unknown>;
    market.records.push(
      { ...odd, SENDER_NAME: 'A\u0000B\ud800', QUERY_MESSAGE: 'x'.repeat(90_000) } as never,
      {
        ...odd,
        UNIQUE_QUERY_ID: 77,
        SENDER_NAME: { first: 'A' },
        SENDER_MOBILE: 9876543210,
      } as never,
    );
    pull(store, market);
    await expect.poll(async () => (await enquiries(store)).length, patience).toBe(2);
    const found = await enquiries(store);
    expect(found.map(({ name }) => name).toSorted()).toEqual(['', 'A B\ufffd']);
    expect(found.map(({ phone_normal }) => phone_normal).toSorted()).toEqual(['', '+919876543210']);
  });
});
