import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface PageTimes {
  readonly requests: number;
  readonly failed: number;
  readonly p50: number;
  readonly p99: number;
}

/** Times requests for a page by a few readers, each one request after another, for `forMs` milliseconds. */
export async function timePages(url: string, forMs: number, readers = 4): Promise<PageTimes> {
  const agent = new Agent({ keepAlive: true, maxSockets: readers });
  const times: number[] = [];
  let failed = 0;
  const until = Date.now() + forMs;
  await Promise.all(
    Array.from({ length: readers }, async () => {
      while (Date.now() < until) {
        const started = performance.now();
        const ok = await read(url, agent).catch(() => false);
        if (ok) times.push(performance.now() - started);
        else failed += 1;
        await sleep(2);
      }
    }),
  );
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { requests: times.length + failed, failed, p50: at(0.5), p99: at(0.99) };
}

async function read(url: string, agent: Agent): Promise<boolean> {
  const request = get(url, { agent, signal: AbortSignal.timeout(10_000) });
  const [answer] = await once(request, 'response');
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode === 200;
}
