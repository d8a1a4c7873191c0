import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { timePages } from '../support/faults/page-times.ts';
import { startServer } from '../support/server/server.ts';
import { reportRow } from './report-row.ts';
import { scaled } from './run-length.ts';

const crowd = scaled(5_000, 500);
const rounds = scaled(7, 3);

test(
  `pages stay fast for readers while ${crowd} slow clients hold on`,
  { timeout: 900_000 },
  async () => {
    const server = await startServer();
    onTestFinished(() => server.remove());
    await timePages(`${server.url}/`, 2_000);

    const ratios: number[] = [];
    const idles: number[] = [];
    const medians: number[] = [];
    let thrownOut = 0;
    let failed = 0;
    for (let round = 0; round < rounds; round += 1) {
      const idle = await timePages(`${server.url}/`, 5_000);
      const slow = await gather(new URL(server.url).port);
      // Long enough for the first clients to be disconnected and to connect again.
      const busy = await timePages(`${server.url}/`, 12_000);
      thrownOut += await slow.leave();
      failed += busy.failed;
      idles.push(idle.p99);
      ratios.push(busy.p99 / idle.p99);
      medians.push(busy.p50 / idle.p50);
      await sleep(1_000);
    }
    const typical = middle(ratios);
    reportRow({
      name: 'slow clients',
      promise: `pages while ${crowd} clients are slow in headers, body and reading`,
      limit: 'p99 at most twice the idle one, 0 failed',
      figure: `p99 ${typical.toFixed(2)}, p50 ${middle(medians).toFixed(2)} of idle (median of ${rounds} rounds; idle p99 ${middle(idles).toFixed(1)} ms); ${failed} pages failed; ${thrownOut} thrown out`,
      ok: typical <= 2 && failed === 0,
    });
    expect(failed).toBe(0);
    expect(typical).toBeLessThanOrEqual(2);
  },
);

/** Runs the clients in a separate process, so that they do not disturb the measurement. */
async function gather(port: string) {
  const program = join(import.meta.dirname, '../support/faults/slow-crowd.ts');
  const child = spawn(process.execPath, [program, port, String(crowd)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  await lines.next();
  return {
    async leave(): Promise<number> {
      const gone = once(child, 'exit');
      child.stdin.end();
      const { value } = await lines.next();
      await gone;
      return (JSON.parse(String(value)) as { thrownOut: number }).thrownOut;
    },
  };
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
