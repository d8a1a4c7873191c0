import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { checkHistory } from '../support/check-history.ts';
import { engines, freshHome } from '../support/engines.ts';
import { type EnquiryLoad, startLoad } from '../support/enquiry-load.ts';
import { freePort } from '../support/free-port.ts';
import { joinHistories } from '../support/history.ts';
import { makeLightServer } from '../support/light-server.ts';
import { untilAcknowledging } from '../support/until-returned.ts';
import { createVictim } from '../support/victim.ts';
import { reportRow } from './report-row.ts';
import { scaled } from './scale.ts';

const seconds = scaled(20, 4);

describe.each(engines)('ten times as many enquiries as are let in (%s)', (engine) => {
  test(
    'loses nothing acknowledged and is itself again within five seconds',
    { timeout: 300_000 },
    async () => {
      const home = await freshHome(engine);
      const program = await makeLightServer(join(home.dataDir, 'light'));
      const server = createVictim(program, await freePort(), { ...home.env, TRUST_PROXY: '1' });
      onTestFinished(() => server.kill());
      await server.bringUp();

      const storm = await flood(server.url, 80, seconds);
      const ended = Date.now();
      // Nobody of these minds waiting, so the first answer shows when there is room again.
      const calm = startLoad([server.url], 4, 400, { retryMs: 100, isFlood: true });
      const returned = await untilAcknowledging(calm.history, ended);
      await sleep(5_000);
      const refused = calm.history.count('fail');
      await sleep(3_000);
      await calm.finish();

      expect([...storm.faults, ...calm.faults]).toEqual([]);
      // Five seconds later it is as if nothing had been.
      expect(calm.history.count('fail')).toBe(refused);
      const { ok, fail, unknown } = await checkHistory(
        joinHistories([storm.history, calm.history]),
        await home.open(),
      );
      const asked = storm.history.keys.size / seconds;
      const stored = storm.acknowledged.size / seconds;
      reportRow({
        name: `overload ${engine}`,
        promise: `more than ten times as many enquiries as are let in (${engine}): 0 lost, itself again within 5 s`,
        figure: `${asked.toFixed(0)}/s asked, ${stored.toFixed(0)}/s stored, the others told to come later; ${ok} ok, ${fail} fail, ${unknown} unknown; 0 lost; open to all again after ${returned} ms`,
        ok: returned <= 5_000 && asked > 10 * stored,
      });
      expect(asked).toBeGreaterThan(10 * stored);
      expect(returned).toBeLessThanOrEqual(5_000);
    },
  );
});

/** Who is refused goes away, and another comes at once. */
async function flood(url: string, visitors: number, forSeconds: number): Promise<EnquiryLoad> {
  const load = startLoad([url], visitors, 0, { leaving: 1, isFlood: true });
  await sleep(forSeconds * 1_000);
  await load.finish();
  return load;
}
