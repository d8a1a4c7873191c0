import { Agent, createServer, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Between, standBetween } from '../../tests/support/server/stand-between.ts';

/**
 * The site behind a proxy that delays every request. The browser's own throttling would not delay
 * prefetched requests. `speculates: false` removes the speculation rules from the pages.
 */
export async function openSlowLine(
  target: string,
  { latencyMs, speculates }: { readonly latencyMs: number; readonly speculates: boolean },
): Promise<Between> {
  const agent = new Agent({ keepAlive: true });
  const server = createServer(async (req, res) => {
    await sleep(latencyMs);
    const { host: _, ...headers } = req.headers;
    request(new URL(req.url ?? '/', target), { method: req.method ?? 'GET', headers, agent })
      .once('response', (answer) => {
        const { 'speculation-rules': rules, ...rest } = answer.headers;
        const hint = speculates && rules !== undefined ? { 'speculation-rules': rules } : {};
        res.writeHead(answer.statusCode ?? 502, { ...rest, ...hint });
        answer.pipe(res);
      })
      .once('error', () => res.destroy())
      .end();
  });
  return standBetween(server, agent);
}
