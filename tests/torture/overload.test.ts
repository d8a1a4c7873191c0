import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { engines, freshHome } from '../support/engines.ts';
import { startLoad } from '../support/enquiry-load.ts';
import { freePort } from '../support/free-port.ts';
import { makeLightServer } from '../support/light-server.ts';
import { createVictim } from '../support/victim.ts';
import { scaled } from './scale.ts';

const seconds = scaled(20, 4);

describe.each(engines)('ten times as many visitors as %s can serve', (engine) => {
  test(
    'loses nothing acknowledged and is itself again within five seconds',
    { timeout: 300_000 },
    async () => {
      const home = await freshHome(engine);
      const program = await makeLightServer(join(home.dataDir, 'light'));
      const server = createVictim(program, await freePort(), { ...home.env, TRUST_PROXY: '1' });
      onTestFinished(() => server.kill());
      await server.bringUp();

      const calm = startLoad([server.url], 8, 0);
      await sleep(2_000);
      await calm.finish();
      const before = calm.acknowledged.size / 2;

      const storm = startLoad([server.url], 80, 0);
      await sleep(seconds * 1_000);
      const during = storm.acknowledged.size / seconds;
      await storm.finish();
      expect(storm.faults).toEqual([]);

      await sleep(5_000);
      const after = startLoad([server.url], 8, 0);
      await sleep(2_000);
      await after.finish();
      expect(after.acknowledged.size / 2).toBeGreaterThan(before / 2);

      const store = await home.open();
      const rows = await store.db.selectFrom('enquiry').select('reference').execute();
      const stored = new Set(rows.map(({ reference }) => reference));
      const told = [calm, storm, after].flatMap((load) => [...load.acknowledged.values()]);
      expect(told.filter((reference) => !stored.has(reference))).toEqual([]);
      console.info(
        `${engine}: ${before.toFixed(0)}/s with 8 visitors, ${during.toFixed(0)}/s with 80, ${told.length} acknowledged, 0 lost`,
      );
    },
  );
});
