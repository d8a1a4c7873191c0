import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { checkHistory, untilAllSent } from '../support/faults/check-history.ts';
import { engines, freshHome } from '../support/database/engines.ts';
import { startLoad } from '../support/faults/enquiry-load.ts';
import { freePort } from '../support/server/free-port.ts';
import { makeLightServer } from '../support/server/light-server.ts';
import { openMailbox } from '../support/mail/mailbox.ts';
import { createServerUnderTest } from '../support/server/server-under-test.ts';
import { reportRow } from './report-row.ts';
import { scaled } from './run-length.ts';

const steps = scaled(60, 8);
const day = 86_400_000;

describe.each(engines())('a clock that steps back and forth by a day (%s)', (engine) => {
  test(
    `${steps} steps and as many kills: nothing lost, every mail sent`,
    { timeout: 900_000 },
    async () => {
      const home = await freshHome(engine);
      const mailbox = await openMailbox({ idsOnly: true });
      const program = await makeLightServer(join(home.dataDir, 'light'));
      const shiftFile = join(home.dataDir, 'shift');
      const setClock = (shift: number) => writeFileSync(shiftFile, String(shift));
      setClock(0);
      const server = createServerUnderTest(program, await freePort(), {
        ...home.env,
        TRUST_PROXY: '1',
        SMTP_URL: mailbox.url,
        SHIFT_FILE: shiftFile,
        NODE_OPTIONS: `--import=${join(import.meta.dirname, '../support/server/shift-clock.mjs')}`,
        NODE_COMPILE_CACHE: join(home.dataDir, 'compiled'),
      });
      onTestFinished(() => server.kill());
      await server.bringUp();
      const load = startLoad([server.url], 4, 50, { leaving: 0.1 });
      for (let step = 0; step < steps; step += 1) {
        setClock([0, day, 0, -day][step % 4]!);
        // Waits for answers and not for a time, because a slow machine must not make the test easier.
        const enough = load.acknowledged.size + 1 + Math.random() * 15;
        for (const patience = Date.now() + 10_000; Date.now() < patience; await sleep(5)) {
          if (load.acknowledged.size >= enough) break;
        }
        // The clock changes while mails are being sent, so their leases are dated by the old clock.
        await server.kill();
        await server.bringUp();
      }
      setClock(0);
      await load.finish();

      const store = await home.open();
      await untilAllSent(store);
      expect(load.faults).toEqual([]);
      const { ok, fail, unknown, mails, repeated, most } = await checkHistory(load.history, store, {
        messageIds: mailbox.messageIds,
        most: () => steps + 1,
      });
      reportRow({
        name: `clock ${engine}`,
        promise: `the clock steps a day to and fro ${steps} times, with as many kills (${engine})`,
        limit: '0 lost, every mail',
        figure: `${ok} ok, ${fail} fail, ${unknown} unknown; 0 lost; ${mails} mails, ${repeated} of them repeated, one at most ${most} times`,
        ok: true,
      });
    },
  );
});

const apartMs = 15_000;
const seconds = scaled(120, 20);

describe.each(engines())('two instances whose clocks are 15 s apart (%s)', (engine) => {
  test(
    `${seconds} seconds with a mail server that takes two seconds: every mail sent once`,
    { timeout: 900_000 },
    async () => {
      const home = await freshHome(engine);
      const mailbox = await openMailbox({ idsOnly: true });
      mailbox.behave(() => 'slow');
      const program = await makeLightServer(join(home.dataDir, 'light'));
      const shifts = [0, apartMs];
      const servers = await Promise.all(
        shifts.map(async (shift) => {
          const shiftFile = join(home.dataDir, `shift-${shift}`);
          writeFileSync(shiftFile, String(shift));
          return createServerUnderTest(program, await freePort(), {
            ...home.env,
            TRUST_PROXY: '1',
            SMTP_URL: mailbox.url,
            SHIFT_FILE: shiftFile,
            NODE_OPTIONS: `--import=${join(import.meta.dirname, '../support/server/shift-clock.mjs')}`,
          });
        }),
      );
      onTestFinished(async () => {
        for (const server of servers) await server.kill();
      });
      for (const server of servers) await server.bringUp();
      const load = startLoad(
        servers.map(({ url }) => url),
        2,
        2_000,
      );
      await sleep(seconds * 1_000);
      await load.finish();
      const answered = servers.map(({ url }) => load.answeredBy(url));
      mailbox.release();

      const store = await home.open();
      await untilAllSent(store);
      expect(load.faults).toEqual([]);
      expect(Math.min(...answered), 'both instances took enquiries').toBeGreaterThan(0);
      const { ok, fail, unknown, mails, repeated } = await checkHistory(load.history, store, {
        messageIds: mailbox.messageIds,
        most: () => 1,
      });
      reportRow({
        name: `clocks apart ${engine}`,
        promise: `two instances with clocks 15 s apart and a slow mail server, ${seconds} s (${engine})`,
        limit: '0 lost, every mail once',
        figure: `${ok} ok, ${fail} fail, ${unknown} unknown; 0 lost; ${mails} mails, ${repeated} repeated`,
        ok: repeated === 0,
      });
      expect(repeated).toBe(0);
    },
  );
});
