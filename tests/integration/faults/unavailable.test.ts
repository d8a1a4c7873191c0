import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import { systemClock } from '../../../src/server/clock.ts';
import { openDatabase } from '../../../src/server/db/open-database.ts';
import { sqliteFile } from '../../../src/server/db/sqlite.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { submitEnquiry } from '../../../src/server/enquiries/submit-enquiry.ts';
import { createMailWriter } from '../../../src/server/mail-templates/compose-mail.ts';
import { startOutbox } from '../../../src/server/outbox/worker.ts';
import { freshHome } from '../../support/database/engines.ts';
import { quoteSubmission } from '../../support/enquiries/quote-submission.ts';
import { tcpGate } from '../../support/server/tcp-gate.ts';
import { within } from '../../support/patience.ts';

const submit = (store: Store, idempotencyKey: string) =>
  submitEnquiry(store, systemClock, quoteSubmission({}, { idempotencyKey }));

describe('PostgreSQL out of reach', () => {
  test('answers 503, and the request can be sent again with the same key', async () => {
    const { store, gate } = await storeBehindGate();
    expect(await submit(store, 'before')).toMatchObject({ kind: 'accepted' });

    await gate.shut();
    expect(await store.isReady()).toBe(false);
    expect(await submit(store, 'during')).toMatchObject({ kind: 'unavailable' });

    await gate.open();
    expect(await submit(store, 'during')).toMatchObject({ kind: 'accepted', replayed: false });
    expect(await submit(store, 'before')).toMatchObject({ kind: 'accepted', replayed: true });
    expect(await store.isReady()).toBe(true);
  });

  test('in the middle of a hundred requests loses none that was acknowledged', async () => {
    const { store, gate } = await storeBehindGate();
    const submissions = Array.from({ length: 100 }, (_, i) => submit(store, `k${i}`));
    await sleep(20);
    await gate.shut();
    const outcomes = await Promise.all(submissions);
    expect(outcomes.map(({ kind }) => kind)).toContain('unavailable');

    await gate.open();
    const again = await Promise.all(outcomes.map((_, i) => submit(store, `k${i}`)));
    const rows = await store.db.selectFrom('enquiry').select('reference').execute();
    const stored = rows.map(({ reference }) => reference);
    expect(stored).toHaveLength(100);
    outcomes.forEach((outcome, i) => {
      if (outcome.kind === 'accepted') {
        expect(stored).toContain(outcome.reference);
        expect(again[i]).toMatchObject({ reference: outcome.reference, replayed: true });
      }
    });
  });

  test('frozen ends in a timeout, and works again when it continues', async () => {
    const { store, gate } = await storeBehindGate();
    await submit(store, 'before');
    gate.freeze();
    const started = Date.now();
    const during = await Promise.all(Array.from({ length: 25 }, (_, i) => submit(store, `k${i}`)));
    expect(new Set(during.map(({ kind }) => kind))).toEqual(new Set(['unavailable']));
    expect(Date.now() - started).toBeLessThan(within(15_000));

    gate.thaw();
    const thawed = Date.now();
    for (let i = 0; i < 25; i += 1) {
      expect(await submit(store, `k${i}`)).toMatchObject({ kind: 'accepted' });
    }
    expect(Date.now() - thawed).toBeLessThan(within(5_000));
    expect(await enquiries(store)).toBe(26);
  });

  test('the outbox continues when it is back', async () => {
    const { store, gate } = await storeBehindGate();
    const sent = new Set<string>();
    const settings = {
      mailFrom: 'a@b.example',
      salesTo: 'c@d.example',
      siteUrl: 'https://x.example',
    };
    const outbox = startOutbox({
      store,
      clock: systemClock,
      log: () => {},
      mails: createMailWriter({ store, settings, readContent: () => shippedContent }),
      transport: {
        describe: 'a test',
        close: async () => {},
        send: async ({ messageId }) => {
          sent.add(messageId);
          return { kind: 'sent' };
        },
      },
    });
    onTestFinished(() => outbox.stop());
    await gate.shut();
    await sleep(2_000);
    await gate.open();
    await submit(store, 'after');
    await vi.waitFor(() => expect(sent.size).toBe(2), within(30_000));
  });

  test('at the start is waited for', async () => {
    const home = await freshHome('postgres', { bare: true });
    const gate = await tcpGate(home.databaseUrl!);
    const { url } = gate;
    await gate.shut();
    const store = await openDatabase({ dataDir: home.dataDir, databaseUrl: url });
    onTestFinished(() => store.close());
    expect(await store.isReady()).toBe(false);
    expect(await submit(store, 'k')).toMatchObject({ kind: 'unavailable' });
    await gate.open();
    await vi.waitFor(async () => expect(await store.isReady()).toBe(true), within(30_000));
    expect(await submit(store, 'k')).toMatchObject({ kind: 'accepted' });
  });

  test('a database that does not exist is refused at the start', async () => {
    const home = await freshHome('postgres');
    const databaseUrl = `${home.databaseUrl}_not`;
    await expect(openDatabase({ dataDir: home.dataDir, databaseUrl })).rejects.toThrow(
      'does not exist',
    );
  });
});

describe('SQLite that cannot write', () => {
  test('a full disk is reported, and writing works again when there is space', async () => {
    const home = await freshHome('sqlite');
    const store = await home.open();
    await submit(store, 'before');
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.db);
    await sql`pragma max_page_count = ${sql.lit(rows[0]!.page_count)}`.execute(store.db);
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, i) => submit(store, `k${i}`)),
    );
    expect(outcomes.map(({ kind }) => kind)).toContain('unavailable');
    const acknowledged = outcomes.filter(({ kind }) => kind === 'accepted').length;
    expect(await enquiries(store)).toBe(1 + acknowledged);

    await sql`pragma max_page_count = 1000000`.execute(store.db);
    for (let i = 0; i < 40; i += 1) {
      expect(await submit(store, `k${i}`)).toMatchObject({ kind: 'accepted' });
    }
    expect(await enquiries(store)).toBe(41);
  });

  test('waits for another process that locks the file, without blocking', async () => {
    const home = await freshHome('sqlite');
    const store = await home.open();
    const other = new DatabaseSync(join(home.dataDir, sqliteFile));
    onTestFinished(() => other.close());
    other.exec('begin immediate');
    let turns = 0;
    const ticking = setInterval(() => (turns += 1), 10);
    const outcome = submit(store, 'k');
    await sleep(1_000);
    other.exec('commit');
    expect(await outcome).toMatchObject({ kind: 'accepted' });
    clearInterval(ticking);
    // The lock's own wait of 50 ms is the longest delay for other requests.
    expect(turns).toBeGreaterThan(8);
  });

  test('a lock that is never released ends in "unavailable"', async () => {
    const home = await freshHome('sqlite');
    const store = await home.open();
    const other = new DatabaseSync(join(home.dataDir, sqliteFile));
    onTestFinished(() => other.close());
    other.exec('begin immediate');
    expect(await submit(store, 'k')).toMatchObject({ kind: 'unavailable' });
    other.exec('rollback');
    expect(await submit(store, 'k')).toMatchObject({ kind: 'accepted', replayed: false });
  });
});

async function storeBehindGate() {
  const home = await freshHome('postgres');
  const gate = await tcpGate(home.databaseUrl!);
  const store = await openDatabase({ dataDir: home.dataDir, databaseUrl: gate.url });
  onTestFinished(() => store.close());
  return { store, gate };
}

async function enquiries(store: Store): Promise<number> {
  const rows = await store.db.selectFrom('enquiry').select('id').execute();
  return rows.length;
}
