import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Store } from '../../src/server/db/store.ts';
import { usualWaits, type Waits } from '../../src/server/outbox/pace.ts';
import { checkHistory, untilAllSent } from '../support/faults/check-history.ts';
import { engines, freshHome } from '../support/database/engines.ts';
import { startLoad } from '../support/faults/enquiry-load.ts';
import { freePort } from '../support/server/free-port.ts';
import { makeLightServer } from '../support/server/light-server.ts';
import { mailTroubles } from '../support/faults/mail-troubles.ts';
import { openMailbox } from '../support/mail/mailbox.ts';
import { mailSettings, overSmtp, runOutbox, submitQuote } from '../support/mail/run-outbox.ts';
import { untilCaughtUp } from '../support/server/until-returned.ts';
import { createServerUnderTest } from '../support/server/server-under-test.ts';
import { reportRow } from './report-row.ts';
import { scaled } from './run-length.ts';

const names = Object.keys(mailTroubles);
const rounds = names.length * scaled(6, 1);
const mill = 'desk@taana.example';

describe.each(engines())('a mail server that is down, slow or answers wrongly (%s)', (engine) => {
  test(
    `${rounds} troubles: nothing lost, every mail sent within five seconds of the end`,
    { timeout: 1_800_000 },
    async () => {
      const home = await freshHome(engine);
      const mailbox = await openMailbox({ idsOnly: true });
      const program = await makeLightServer(join(home.dataDir, 'light'));
      const server = createServerUnderTest(program, await freePort(), {
        ...home.env,
        TRUST_PROXY: '1',
        SMTP_URL: mailbox.url,
        SALES_TO: mill,
      });
      onTestFinished(() => server.kill());
      await server.bringUp();
      const store = await home.open();
      const load = startLoad([server.url], 1, 800);

      const late: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const recover = await mailTroubles[names[round % names.length]!]!(mailbox, mill);
        await sleep(2_000 + Math.random() * 4_000);
        await recover();
        late.push(await untilCaughtUp(store, Date.now()));
      }
      await load.finish();
      await untilAllSent(store);

      expect(load.faults).toEqual([]);
      expect(load.history.count('fail') + load.history.count('unknown')).toBe(0);
      // A sender also gets no answer when the mail server is stopped.
      const stops = (rounds / names.length) * 2;
      const { ok, mails, repeated, most } = await checkHistory(load.history, store, {
        messageIds: mailbox.messageIds,
        most: (id) => 1 + mailbox.liesAbout(id) + stops,
      });
      const slowest = Math.max(...late);
      reportRow({
        name: `mail ${engine}`,
        promise: `SMTP down, silent, slow, refusing and lying, ${rounds} times (${engine})`,
        limit: '0 lost, all mails within 5 s after it',
        figure: `${ok} ok, 0 fail, 0 unknown; ${mails} mails taken, ${repeated} of them repeated for a lie, one at most ${most} times; caught up within ${slowest} ms`,
        ok: slowest <= 5_000,
      });
      expect(slowest).toBeLessThanOrEqual(5_000);
    },
  );
});

/** Of the hour; every wait of the outbox is shortened alike, so the worker does what it does in an hour. */
const compressed = scaled(60, 180);
const hourMs = 3_600_000 / compressed;
const waits = Object.fromEntries(
  Object.entries(usualWaits).map(([name, ms]) => [name, Math.max(1, ms / compressed)]),
) as unknown as Waits;

describe.each(engines())('a sales mailbox that refuses for an hour (%s)', (engine) => {
  test(
    `an hour in ${hourMs / 1000} seconds: receipts leave at once, and all notices after it`,
    { timeout: 900_000 },
    async () => {
      const home = await freshHome(engine);
      const stores = [await home.open(), await home.open()];
      const [store] = stores as [Store, Store];
      const mailbox = await openMailbox({ idsOnly: true });
      let full = true;
      let tried = 0;
      const sentAt = new Map<string, number>();
      mailbox.behave((_, to) => {
        if (to !== mailSettings.salesTo) sentAt.set(to, Date.now());
        if (to !== mailSettings.salesTo || !full) return 'accept';
        tried += 1;
        return { code: 452, at: 'rcpt' };
      });
      for (const one of stores) runOutbox(one, overSmtp(mailbox), { waits, pollMs: 50 });

      const storedAt = new Map<string, number>();
      for (const end = Date.now() + hourMs; Date.now() < end; await sleep(150)) {
        const email = `visitor-${storedAt.size}@company-${storedAt.size % 40}.example`;
        await submitQuote(store, `${storedAt.size}`, email);
        storedAt.set(email, Date.now());
      }
      await sleep(2_000);
      const delays = [...storedAt].map(([email, at]) => (sentAt.get(email) ?? Date.now()) - at);
      const unsent = [...storedAt.keys()].filter((email) => !sentAt.has(email));
      expect(unsent).toEqual([]);
      full = false;
      const caughtUp = await untilCaughtUp(store, Date.now());
      await untilAllSent(store);
      expect(mailbox.messageIds).toHaveLength(2 * storedAt.size);
      expect(new Set(mailbox.messageIds).size).toBe(2 * storedAt.size);

      const slowest = Math.max(...delays);
      const allowed = waits.longestRestMs + 5_000;
      reportRow({
        name: `full mailbox ${engine}`,
        promise: `the sales mailbox over quota for an hour, shortened ${compressed} times, two instances (${engine})`,
        limit: 'receipts within 5 s, 0 lost, all notices within a rest and 5 s after it',
        figure: `${storedAt.size} receipts, the slowest after ${slowest} ms; ${storedAt.size} notices after ${tried} refusals, all sent ${caughtUp} ms after its end`,
        ok: slowest <= 5_000 && caughtUp <= allowed,
      });
      expect(slowest).toBeLessThanOrEqual(5_000);
      expect(caughtUp).toBeLessThanOrEqual(allowed);
      // One probe a minute for each instance, and each new mail is asked for at most once.
      expect(tried).toBeLessThan(1_000);
    },
  );
});
