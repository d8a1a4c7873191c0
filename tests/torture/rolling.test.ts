import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openBalancer } from '../support/balancer.ts';
import { checkHistory } from '../support/check-history.ts';
import { freshHome } from '../support/engines.ts';
import { startLoad } from '../support/enquiry-load.ts';
import { freePort } from '../support/free-port.ts';
import { makeLightServer } from '../support/light-server.ts';
import { timePages } from '../support/page-times.ts';
import { createVictim } from '../support/victim.ts';
import { reportRow } from './report-row.ts';
import { scaled } from './scale.ts';

const restarts = scaled(200, 10);

test(
  `${restarts} restarts one after the other: every page is read, every enquiry kept`,
  { timeout: 1_800_000 },
  async () => {
    const home = await freshHome('postgres');
    const program = await makeLightServer(join(home.dataDir, 'light'));
    const env = {
      ...home.env,
      TRUST_PROXY: '1',
      NODE_COMPILE_CACHE: join(home.dataDir, 'compiled'),
    };
    const instances = [
      createVictim(program, await freePort(), env),
      createVictim(program, await freePort(), env),
    ];
    for (const instance of instances) {
      await instance.bringUp();
      onTestFinished(() => instance.kill());
    }
    const balancer = await openBalancer(instances.map(({ url }) => url));
    onTestFinished(() => balancer.close());

    const load = startLoad([balancer.url], 4, 50);
    const reading = { on: true, asked: 0, failed: 0 };
    const readers = (async () => {
      while (reading.on) {
        const { asked, failed } = await timePages(`${balancer.url}/`, 500);
        reading.asked += asked;
        reading.failed += failed;
      }
    })();
    for (let turn = 0; turn < restarts; turn += 1) {
      const instance = instances[turn % instances.length]!;
      await instance.end();
      await instance.bringUp();
      await sleep(Math.random() * 50);
    }
    await load.finish();
    reading.on = false;
    await readers;

    const { ok, fail, unknown } = await checkHistory(load.history, await home.open());
    reportRow({
      name: 'rolling',
      promise: `${restarts} restarts one after the other behind a balancer: 0 failed page reads, 0 enquiries lost`,
      figure: `${reading.asked} pages read, ${reading.failed} failed; ${ok} ok, ${fail} fail, ${unknown} unknown; 0 lost`,
      ok: reading.failed === 0,
    });
    expect(reading.failed).toBe(0);
    expect(load.faults).toEqual([]);
  },
);
