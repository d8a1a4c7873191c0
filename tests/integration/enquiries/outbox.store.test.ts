import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { systemClock } from '../../../src/server/clock.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { submitEnquiry } from '../../../src/server/enquiries/submit-enquiry.ts';
import { openTransport } from '../../../src/server/mail/open-transport.ts';
import type { MailTransport } from '../../../src/server/mail/transport.ts';
import { usualLease } from '../../../src/server/outbox/leases.ts';
import { usualWaits } from '../../../src/server/outbox/pace.ts';
import { queueMails, requeueMail } from '../../../src/server/outbox/queue-mails.ts';
import { engines, freshHome, freshStore } from '../../support/database/engines.ts';
import { openMailbox } from '../../support/mail/mailbox.ts';
import { draftOf } from '../../support/enquiries/sample-enquiry.ts';
import { quoteSubmission } from '../../support/enquiries/quote-submission.ts';
import {
  letTimePass,
  mailStates as states,
  overSmtp,
  runOutbox as work,
  submitQuote as submit,
  transportOf as transport,
} from '../../support/mail/run-outbox.ts';
import { within } from '../../support/patience.ts';

describe.each(engines())('the outbox on %s', (engine) => {
  test('mails sales with Reply-To the visitor, and the visitor a receipt', async () => {
    const store = await freshStore(engine);
    const mailbox = await openMailbox();
    work(store, overSmtp(mailbox));
    const reference = await submit(store);

    await vi.waitFor(() => expect(mailbox.mails).toHaveLength(2), within(30_000));
    const sales = mailbox.mails.find(({ to }) => to?.[0]?.address === 'desk@taana.example');
    const receipt = mailbox.mails.find(({ to }) => to?.[0]?.address === 'asha@buyer.example');
    expect(sales?.replyTo).toMatchObject([{ address: 'asha@buyer.example', name: 'Asha Verma' }]);
    expect(sales?.subject).toContain(reference);
    for (const text of ['Asha Verma', 'Verma Garments', '500 m', 'For school polos.']) {
      expect(sales?.text).toContain(text);
      expect(sales?.html).toContain(text);
    }
    expect(receipt?.subject).toContain(reference);
    expect(receipt?.text).toContain('within 24 hours');
    expect(receipt?.text).toContain('by the metre');
    expect(receipt?.text).not.toContain('For school polos.');
    await vi.waitFor(
      async () => expect(await states(store)).toEqual(['sent', 'sent']),
      within(30_000),
    );
  });

  test.each(['catalog', 'quote'] as const)('a receipt (%s) is small', async (kind) => {
    const home = await freshHome(engine);
    const store = await home.open();
    work(store, openTransport({ dataDir: home.dataDir }));
    const draft = draftOf(kind, 'asha@buyer.example');
    await submitEnquiry(store, systemClock, { draft, client: 'x' });
    await vi.waitFor(
      async () => expect(await states(store)).toEqual(['sent', 'sent']),
      within(20_000),
    );
    const folder = join(home.dataDir, 'mail');
    for (const name of await readdir(folder)) {
      expect((await stat(join(folder, name))).size).toBeLessThan(60_000);
    }
  });

  test('writes files without an SMTP server, and starts at once after an enquiry', async () => {
    const home = await freshHome(engine);
    const store = await home.open();
    work(store, openTransport({ dataDir: home.dataDir }), { pollMs: 60_000 });
    await sleep(100);
    await submit(store);
    await vi.waitFor(async () => {
      const files = await readdir(join(home.dataDir, 'mail'));
      expect(files.filter((name) => name.endsWith('.eml'))).toHaveLength(2);
    }, within(20_000));
    expect(await readdir(join(home.dataDir, 'mail'))).toHaveLength(2);
  });

  test('a commit wakes the workers if something was queued in it, and only then', async () => {
    const store = await freshStore(engine);
    const woken = vi.fn<() => void>();
    store.queueListeners.add(woken);
    const mail = { topic: 'enquiry-receipt', dedupeKey: 'a', payload: {} };
    const rolledBack = store.transact(async (tx) => {
      await queueMails(tx, [mail], 0);
      throw new Error('after the mail');
    });
    // On SQLite both share a commit; a mail of the first one must not count for the second.
    const other = store.transact((tx) => tx.selectFrom('enquiry').selectAll().execute());
    await expect(rolledBack).rejects.toThrow('after the mail');
    await other;
    expect(woken).not.toHaveBeenCalled();

    await store.transact(async (tx) => {
      await queueMails(tx, [mail], 0);
      expect(woken).not.toHaveBeenCalled();
    });
    expect(woken).toHaveBeenCalledOnce();
    await store.transact((tx) => queueMails(tx, [mail], 0));
    expect(woken, 'the mail was queued already').toHaveBeenCalledOnce();

    const { id } = await store.db.selectFrom('outbox').select('id').executeTakeFirstOrThrow();
    expect(await store.transact((tx) => requeueMail(tx, id))).toBe(false);
    expect(woken).toHaveBeenCalledOnce();
    await store.db.updateTable('outbox').set({ dead_at: 1 }).execute();
    expect(await store.transact((tx) => requeueMail(tx, id))).toBe(true);
    expect(woken).toHaveBeenCalledTimes(2);
  });

  test('four workers at once send each mail once', async () => {
    const home = await freshHome(engine);
    const stores = await Promise.all([home.open(), home.open(), home.open(), home.open()]);
    const sent: string[] = [];
    const slow = transport(async ({ messageId }) => {
      sent.push(messageId);
      await sleep(5);
      return { kind: 'sent' };
    });
    for (let i = 0; i < 40; i += 1) await submit(stores[0]!, `k${i}`, `k${i}@buyer.example`);
    for (const store of stores) work(store, slow);
    await vi.waitFor(async () => expect(await sentCount(stores[0]!)).toBe(80), within(15_000));
    expect(new Set(sent).size).toBe(80);
    expect(sent).toHaveLength(80);
  });

  test('sends what a dead worker had leased, but only after the lease has ended', async () => {
    const store = await freshStore(engine);
    await submit(store);
    const claim = { limit: 10, leaseMs: usualLease.lastsMs };
    expect(await store.claimOutbox({ ...claim, lease: 'dead' })).toHaveLength(2);
    await letTimePass(store, usualLease.lastsMs - 2_000);
    expect(await store.claimOutbox({ ...claim, lease: 'early' })).toEqual([]);
    await letTimePass(store, 2_000);
    expect(await store.claimOutbox({ ...claim, lease: 'next' })).toHaveLength(2);
  });

  test('a clock that is set back by a day delays no mail', async () => {
    const store = await freshStore(engine);
    const day = 86_400_000;
    const ahead = { now: () => Date.now() + day };
    const submission = quoteSubmission({ email: 'a@buyer.example' }, { idempotencyKey: 'ahead' });
    await submitEnquiry(store, ahead, submission);
    // A worker leased them while the clock was a day ahead, and died.
    await store.claimOutbox({ limit: 10, lease: 'dead', leaseMs: usualLease.lastsMs });
    await letTimePass(store, -day);
    const send = vi.fn<MailTransport['send']>(async () => ({ kind: 'sent' }));
    work(store, transport(send));
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2), within(30_000));
    const behind = { now: () => Date.now() - day };
    await submitEnquiry(store, behind, quoteSubmission({}, { idempotencyKey: 'behind' }));
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(4), within(30_000));
  });

  test('keeps its lease while a mail server takes its time', async () => {
    const store = await freshStore(engine);
    await submit(store);
    const release = Promise.withResolvers<void>();
    const send = transport(async () => (await release.promise, { kind: 'sent' }));
    work(store, send, { lease: { lastsMs: usualLease.lastsMs, renewedMs: 50 } });
    await vi.waitFor(
      async () => expect(await states(store)).toEqual(['leased', 'leased']),
      within(30_000),
    );
    await letTimePass(store, usualLease.lastsMs - 1_000);
    await vi.waitFor(async () => {
      const rows = await store.db.selectFrom('outbox').select('run_at').execute();
      for (const { run_at } of rows) expect(run_at - Date.now()).toBeGreaterThan(10_000);
    }, within(5_000));
    const claim = { limit: 10, lease: 'another', leaseMs: usualLease.lastsMs };
    expect(await store.claimOutbox(claim)).toEqual([]);
    release.resolve();
    await vi.waitFor(
      async () => expect(await states(store)).toEqual(['sent', 'sent']),
      within(30_000),
    );
  });

  test('4xx: retries after longer waits with the same Message-ID until it succeeds', async () => {
    const store = await freshStore(engine);
    const mailbox = await openMailbox();
    mailbox.behave((nth) => (nth < 6 ? { code: 451, at: 'data' } : 'accept'));
    await submit(store);
    // A mail of the last minutes is tried every few seconds; this one is older.
    await letTimePass(store, usualWaits.youngMs);
    work(store, overSmtp(mailbox), { waits: { ...usualWaits, firstPauseMs: 20 } });
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      const longest = 2_000 * 2 ** (attempt - 1);
      await vi.waitFor(async () => {
        const rows = await store.db.selectFrom('outbox').selectAll().execute();
        expect(rows.map((row) => row.attempts)).toEqual([attempt, attempt]);
        expect(rows.every((row) => row.lease === null)).toBe(true);
        for (const row of rows) {
          const wait = row.run_at - Date.now();
          expect(wait).toBeLessThanOrEqual(longest);
          expect(wait).toBeGreaterThan(longest / 4 - 500);
        }
      }, within(30_000));
      expect(mailbox.mails).toEqual([]);
      await letTimePass(store, longest);
    }
    await vi.waitFor(() => expect(mailbox.mails).toHaveLength(2), within(30_000));
    expect(await states(store)).not.toContain('dead');
  });

  test.each(['rcpt', 'data'] as const)(
    '5xx at %s: given up, and the others are sent',
    async (at) => {
      const store = await freshStore(engine);
      const mailbox = await openMailbox();
      mailbox.behave((_, to) => (to === 'asha@buyer.example' ? { code: 550, at } : 'accept'));
      work(store, overSmtp(mailbox));
      await submit(store);
      await vi.waitFor(
        async () => expect(await states(store)).toEqual(['dead', 'sent']),
        within(30_000),
      );
      const dead = await store.db
        .selectFrom('outbox')
        .select(['topic', 'last_error'])
        .where('dead_at', 'is not', null)
        .executeTakeFirstOrThrow();
      expect(dead.topic).toBe('enquiry-receipt');
      expect(dead.last_error).toContain('550');
      expect(dead.last_error).not.toContain('asha@buyer.example');
    },
  );

  test('server down: the enquiry is accepted, and mailed when it returns', async () => {
    const store = await freshStore(engine);
    const mailbox = await openMailbox();
    await mailbox.stop();
    const waits = { ...usualWaits, firstPauseMs: 50, longestPauseMs: 200 };
    work(store, overSmtp(mailbox), { waits });
    for (let i = 0; i < 5; i += 1) await submit(store, `k${i}`);
    await sleep(300);
    expect(new Set(await states(store))).not.toContain('dead');
    await mailbox.start();
    await vi.waitFor(() => expect(mailbox.mails).toHaveLength(10), within(30_000));
  });

  test('connection lost after DATA: sent again under the same Message-ID', async () => {
    const store = await freshStore(engine);
    const mailbox = await openMailbox();
    mailbox.behave((nth) => (nth === 0 ? 'drop' : 'accept'));
    work(store, overSmtp(mailbox));
    await submit(store);
    await vi.waitFor(
      async () => expect(await states(store)).toEqual(['sent', 'sent']),
      within(15_000),
    );
    expect(mailbox.mails.length).toBeGreaterThan(2);
    expect(new Set(mailbox.mails.map(({ messageId }) => messageId)).size).toBe(2);
  });

  test('login refused: nothing is given up, and all is sent after the login is corrected', async () => {
    const store = await freshStore(engine);
    const mailbox = await openMailbox({ login: 'right' });
    await submit(store);
    const wrong = openTransport({ smtpUrl: mailbox.url.replace('right', 'wrong'), dataDir: '' });
    const first = work(store, wrong);
    await vi.waitFor(async () => {
      const rows = await store.db.selectFrom('outbox').select('last_error').execute();
      expect(rows.some((row) => row.last_error?.includes('535'))).toBe(true);
    }, within(30_000));
    expect(await states(store)).not.toContain('dead');
    await first.stop();
    work(store, overSmtp(mailbox));
    await vi.waitFor(() => expect(mailbox.mails).toHaveLength(2), within(30_000));
  });

  test('a mail whose enquiry was erased is given up, not sent', async () => {
    const store = await freshStore(engine);
    await submit(store);
    await store.db.deleteFrom('enquiry').execute();
    const send = vi.fn<MailTransport['send']>();
    work(store, transport(send));
    await vi.waitFor(
      async () => expect(await states(store)).toEqual(['dead', 'dead']),
      within(30_000),
    );
    expect(send).not.toHaveBeenCalled();
    expect(await store.db.selectFrom('idempotency').selectAll().execute()).toEqual([]);
  });

  test('a mail that the release before the column queued is sent as well', async () => {
    const store = await freshStore(engine);
    await submit(store);
    await store.db.updateTable('outbox').set({ enquiry_id: null }).execute();
    const send = vi.fn<MailTransport['send']>(async () => ({ kind: 'sent' }));
    work(store, transport(send));
    await vi.waitFor(
      async () => expect(await states(store)).toEqual(['sent', 'sent']),
      within(30_000),
    );
  });

  test('a mail of an unknown topic stays queued for a release that knows it', async () => {
    const store = await freshStore(engine);
    await store.transact((tx) =>
      queueMails(tx, [{ topic: 'of-another-release', dedupeKey: 'a', payload: {} }], Date.now()),
    );
    work(store, transport(vi.fn<MailTransport['send']>()));
    await vi.waitFor(async () => {
      const row = await store.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
      expect(row).toMatchObject({ attempts: 1, dead_at: null, sent_at: null });
    }, within(30_000));
  });

  test('stopping finishes the mail being sent and starts no other', async () => {
    const store = await freshStore(engine);
    const release = Promise.withResolvers<void>();
    const send = vi.fn<MailTransport['send']>(
      async () => (await release.promise, { kind: 'sent' }),
    );
    const outbox = work(store, transport(send));
    await submit(store, 'k0');
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2), within(30_000));
    const stopped = outbox.stop();
    await submit(store, 'k1');
    await sleep(100);
    release.resolve();
    await stopped;
    expect(send).toHaveBeenCalledTimes(2);
    expect(await states(store)).toEqual(['sent', 'sent', 'waiting', 'waiting']);
  });
});

async function sentCount(store: Store): Promise<number> {
  return (await states(store)).filter((state) => state === 'sent').length;
}
