import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Store } from '../../../src/server/db/store.ts';
import { queueMails } from '../../../src/server/outbox/queue-mails.ts';
import { usualWaits } from '../../../src/server/outbox/pace.ts';
import { engines, freshHome, freshStore } from '../../support/database/engines.ts';
import { openMailbox } from '../../support/mail/mailbox.ts';
import {
  letTimePass,
  mailSettings,
  mailStates,
  overSmtp,
  runOutbox,
  submitQuote,
  transportOf,
} from '../../support/mail/run-outbox.ts';
import { within } from '../../support/patience.ts';

describe.each(engines())('recipients that refuse or are slow, on %s', (engine) => {
  test('60 notices for a full sales mailbox delay no receipt', async () => {
    const store = await freshStore(engine);
    const mailbox = await openMailbox({ idsOnly: true });
    let tried = 0;
    mailbox.behave((_, to) => {
      if (to !== mailSettings.salesTo) return 'accept';
      tried += 1;
      return { code: 452, at: 'rcpt' };
    });
    await queueForSales(store, 60);
    runOutbox(store, overSmtp(mailbox));
    await vi.waitFor(() => expect(tried).toBeGreaterThan(2), within(5_000));
    for (let i = 0; i < 4; i += 1) await submitQuote(store, `k${i}`, `visitor-${i}@buyer.example`);
    await vi.waitFor(() => expect(mailbox.messageIds).toHaveLength(4), within(5_000));
    // The full mailbox is asked by one mail at a time, with pauses.
    expect(tried).toBeLessThan(12);
    expect(await mailStates(store)).not.toContain('dead');
  });

  test('a mailbox that works again gets everything at once, however long it refused', async () => {
    const store = await freshStore(engine);
    const mailbox = await openMailbox({ idsOnly: true });
    let full = true;
    mailbox.behave(() => (full ? { code: 452, at: 'rcpt' } : 'accept'));
    await queueForSales(store, 12);
    // They waited for an hour: each is tried again in minutes only.
    await letTimePass(store, 3_600_000);
    await store.db.updateTable('outbox').set({ attempts: 9 }).execute();
    const waits = { ...usualWaits, firstPauseMs: 20, longestRestMs: 100 };
    runOutbox(store, overSmtp(mailbox), { waits });
    await vi.waitFor(
      async () => expect(await attempts(store)).toBeGreaterThan(12 * 9 + 4),
      within(5_000),
    );
    full = false;
    await vi.waitFor(() => expect(mailbox.messageIds).toHaveLength(12), within(8_000));
  });

  test('a domain that keeps its senders waiting holds up nobody else', async () => {
    const store = await freshStore(engine);
    const mailbox = await openMailbox({ idsOnly: true });
    onTestFinished(() => mailbox.release());
    const asked: string[] = [];
    mailbox.behave((_, to) => {
      asked.push(to);
      return to.endsWith('.tarpit.example') ? 'hold' : 'accept';
    });
    // More slow domains than a worker sends mails at once, and several mails to each.
    for (let i = 0; i < 10; i += 1) {
      await submitQuote(store, `t${i}`, `v${i}@d${i % 6}.tarpit.example`);
    }
    const outbox = runOutbox(store, overSmtp(mailbox), { waits: { ...usualWaits, slowMs: 100 } });
    onTestFinished(() => mailbox.release());
    await vi.waitFor(() => expect(asked.filter(isHeld).length).toBeGreaterThan(2), within(5_000));
    await submitQuote(store, 'k', 'asha@buyer.example');
    await vi.waitFor(() => expect(asked).toContain('asha@buyer.example'), within(5_000));
    await vi.waitFor(() => expect(mailbox.messageIds).toHaveLength(12), within(5_000));
    for (let i = 0; i < 6; i += 1) {
      expect(asked.filter((to) => to.endsWith(`@d${i}.tarpit.example`)).length).toBeLessThan(4);
    }
    mailbox.release();
    await vi.waitFor(
      async () => expect(new Set(await mailStates(store))).toEqual(sentOnly),
      within(10_000),
    );
    await outbox.stop();
  });

  test('a first attempt goes before a repeated one, whichever is older', async () => {
    const store = await freshStore(engine);
    await queueForSales(store, 3);
    const [first, second, third] = await idsInOrder(store);
    await store.db.updateTable('outbox').set({ attempts: 4 }).where('id', '=', first!).execute();
    const claim = { limit: 1, leaseMs: 12_000 };
    const taken: (string | undefined)[] = [];
    for (const lease of ['a', 'b', 'c']) {
      taken.push((await store.claimOutbox({ ...claim, lease }))[0]?.id);
    }
    expect(taken).toEqual([second, third, first]);
  });
});

describe.each(engines())('two instances on %s', (engine) => {
  test('whose clocks are 15 s apart send every mail once', async () => {
    const home = await freshHome(engine);
    const stores = [await home.open(), await home.open()];
    const sent: string[] = [];
    const slow = transportOf(async ({ messageId }) => {
      sent.push(messageId);
      await sleep(60);
      return { kind: 'sent' };
    });
    for (let i = 0; i < 8; i += 1) await submitQuote(stores[0]!, `k${i}`, `k${i}@buyer.example`);
    runOutbox(stores[0]!, slow);
    runOutbox(stores[1]!, slow, { clock: { now: () => Date.now() + 15_000 } });
    // Queued by the instance that is ahead, it is due at once all the same.
    await vi.waitFor(async () => expect(new Set(await mailStates(stores[0]!))).toEqual(sentOnly), {
      timeout: within(15_000),
    });
    expect(sent).toHaveLength(16);
    expect(new Set(sent).size).toBe(16);
  });
});

const sentOnly = new Set(['sent']);
const isHeld = (to: string) => to.endsWith('.tarpit.example');

/** Notices to the sales desk about one enquiry. */
async function queueForSales(store: Store, count: number): Promise<void> {
  await submitQuote(store, 'waiting');
  const { id } = await store.db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow();
  await store.db.deleteFrom('outbox').execute();
  const mails = Array.from({ length: count }, (_, i) => ({
    topic: 'enquiry-to-sales',
    enquiryId: id,
    dedupeKey: `notice ${i}`,
    payload: { enquiryId: id },
  }));
  await store.transact((tx) => queueMails(tx, mails, Date.now()));
}

async function attempts(store: Store): Promise<number> {
  const rows = await store.db.selectFrom('outbox').select('attempts').execute();
  return rows.reduce((sum, row) => sum + row.attempts, 0);
}

async function idsInOrder(store: Store): Promise<string[]> {
  const rows = await store.db.selectFrom('outbox').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}
