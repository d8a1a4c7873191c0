import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { openBalancer } from '../server/balancer.ts';
import { checkHistory, type Verdict } from './check-history.ts';
import { freshHome } from '../database/engines.ts';
import { startLoad } from './enquiry-load.ts';
import { freePort } from '../server/free-port.ts';
import { makeLightServer } from '../server/light-server.ts';
import { timePages } from './page-times.ts';
import { createServerUnderTest } from '../server/server-under-test.ts';

interface Restarted extends Verdict {
  readonly pagesRead: number;
  readonly pagesFailed: number;
}

/** Two instances behind a balancer, restarted in turn as in an upgrade, while pages are read and enquiries sent. */
export async function restartUnderLoad(restarts: number): Promise<Restarted> {
  const home = await freshHome('postgres');
  const program = await makeLightServer(join(home.dataDir, 'light'));
  const env = { ...home.env, TRUST_PROXY: '1', NODE_COMPILE_CACHE: join(home.dataDir, 'compiled') };
  const instances = [
    createServerUnderTest(program, await freePort(), env),
    createServerUnderTest(program, await freePort(), env),
  ];
  for (const instance of instances) onTestFinished(() => instance.kill());
  await Promise.all(instances.map((instance) => instance.bringUp()));
  const balancer = await openBalancer(instances.map(({ url }) => url));
  onTestFinished(() => balancer.close());

  const load = startLoad([balancer.url], 4, 50);
  const reading = { on: true, requests: 0, failed: 0 };
  const readers = (async () => {
    while (reading.on) {
      const { requests, failed } = await timePages(`${balancer.url}/`, 500);
      reading.requests += requests;
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

  expect(load.faults).toEqual([]);
  const verdict = await checkHistory(load.history, await home.open());
  return { ...verdict, pagesRead: reading.requests, pagesFailed: reading.failed };
}
