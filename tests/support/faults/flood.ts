import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { checkHistory, type Verdict } from './check-history.ts';
import { type Engine, freshHome } from '../database/engines.ts';
import { startLoad } from './enquiry-load.ts';
import { freePort } from '../server/free-port.ts';
import { joinHistories } from './attempt-history.ts';
import { makeLightServer } from '../server/light-server.ts';
import { untilAcknowledging } from '../server/until-returned.ts';
import { createServerUnderTest } from '../server/server-under-test.ts';

interface Flooded extends Verdict {
  readonly requestsPerSecond: number;
  readonly storedPerSecond: number;
  /** From the end of the flood until an ordinary visitor was served. */
  readonly returnedMs: number;
}

/** Sends far more enquiries than the server accepts; a refused visitor leaves and another one follows at once. */
export async function flood(engine: Engine, seconds: number): Promise<Flooded> {
  const home = await freshHome(engine);
  const program = await makeLightServer(join(home.dataDir, 'light'));
  const server = createServerUnderTest(program, await freePort(), {
    ...home.env,
    TRUST_PROXY: '1',
  });
  onTestFinished(() => server.kill());
  await server.bringUp();

  const storm = startLoad([server.url], 80, 0, { leaving: 1, isFlood: true });
  await sleep(seconds * 1_000);
  await storm.finish();
  const ended = Date.now();
  // These visitors retry, so the first success shows when the server accepts enquiries again.
  const calm = startLoad([server.url], 4, 400, { retryMs: 100, isFlood: true });
  const returnedMs = await untilAcknowledging(calm.history, ended);
  // Calls are counted over five seconds: a flood that a slow machine made small leaves some of them to
  // the first who come after it, and refuses the next.
  await sleep(ended + 5_000 - Date.now());
  const refused = calm.history.count('fail');
  await sleep(1_000);
  // From then on no enquiry is refused any more.
  expect(calm.history.count('fail')).toBe(refused);
  await calm.finish();

  expect([...storm.faults, ...calm.faults]).toEqual([]);
  const history = joinHistories([storm.history, calm.history]);
  return {
    ...(await checkHistory(history, await home.open())),
    requestsPerSecond: storm.history.keys.size / seconds,
    storedPerSecond: storm.acknowledged.size / seconds,
    returnedMs,
  };
}
