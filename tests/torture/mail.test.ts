import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { checkHistory, untilAllSent } from '../support/faults/check-history.ts';
import { engines, freshHome } from '../support/database/engines.ts';
import { startLoad } from '../support/faults/enquiry-load.ts';
import { freePort } from '../support/server/free-port.ts';
import { makeLightServer } from '../support/server/light-server.ts';
import { mailTroubles } from '../support/faults/mail-troubles.ts';
import { openMailbox } from '../support/mail/mailbox.ts';
import { untilCaughtUp } from '../support/server/until-returned.ts';
import { createServerUnderTest } from '../support/server/server-under-test.ts';
import { reportRow } from './report-row.ts';
import { scaled } from './run-length.ts';

const names = Object.keys(mailTroubles);
const rounds = names.length * scaled(6, 1);
const mill = 'desk@taana.example';

describe.each(engines)('a mail server that is down, slow or answers wrongly (%s)', (engine) => {
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
