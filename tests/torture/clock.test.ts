import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { engines, freshHome } from '../support/engines.ts';
import { startLoad } from '../support/enquiry-load.ts';
import { freePort } from '../support/free-port.ts';
import { makeLightServer } from '../support/light-server.ts';
import { openMailbox } from '../support/mailbox.ts';
import { createVictim } from '../support/victim.ts';
import { scaled } from './scale.ts';

const steps = scaled(60, 8);
const day = 86_400_000;

describe.each(engines)('a clock that steps back and forth by a day (%s)', (engine) => {
  test(
    `${steps} steps and as many kills: nothing lost, every mail sent`,
    { timeout: 900_000 },
    async () => {
      const home = await freshHome(engine);
      const mailbox = await openMailbox();
      const program = await makeLightServer(join(home.dataDir, 'light'));
      const shiftFile = join(home.dataDir, 'shift');
      const setClock = (shift: number) => writeFileSync(shiftFile, String(shift));
      setClock(0);
      const server = createVictim(program, await freePort(), {
        ...home.env,
        TRUST_PROXY: '1',
        SMTP_URL: mailbox.url,
        SHIFT_FILE: shiftFile,
        NODE_OPTIONS: `--import=${join(import.meta.dirname, '../support/shift-clock.mjs')}`,
        NODE_COMPILE_CACHE: join(home.dataDir, 'compiled'),
      });
      onTestFinished(() => server.kill());
      await server.bringUp();
      const load = startLoad([server.url], 4, 50);
      for (let step = 0; step < steps; step += 1) {
        setClock([0, day, 0, -day][step % 4]!);
        await sleep(100 + Math.random() * 300);
        // In the middle of its mails: their leases were dated by the clock as it was.
        await server.kill();
        await server.bringUp();
      }
      setClock(0);
      await load.finish();

      const settled = Date.now() + 60_000;
      const store = await home.open();
      const waiting = () =>
        store.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute();
      while (Date.now() < settled && (await waiting()).length > 0) await sleep(200);
      expect(await waiting()).toEqual([]);
      expect(load.faults).toEqual([]);
      const rows = await store.db.selectFrom('enquiry').select('reference').execute();
      const stored = new Set(rows.map(({ reference }) => reference));
      const told = [...load.acknowledged.values()];
      expect(told.filter((reference) => !stored.has(reference))).toEqual([]);
      const copies = Map.groupBy(mailbox.mails, ({ messageId }) => messageId);
      const most = Math.max(...[...copies.values()].map(({ length }) => length));
      expect(most).toBeLessThanOrEqual(steps + 1);
      console.info(
        `${engine}: ${steps} steps, ${told.length} acknowledged, 0 lost, a mail at most ${most} times`,
      );
    },
  );
});
