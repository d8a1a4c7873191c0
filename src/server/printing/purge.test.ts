import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { within } from '../../../tests/support/patience.ts';
import { createPurge } from './purge.ts';

const soon = { timeout: within(15_000), interval: 10 };

/** Takes what it is told, and refuses the first few. */
async function openCache(refusals: number) {
  const told: { readonly authorization: string | undefined; readonly body: unknown }[] = [];
  let calls = 0;
  const server = createServer(async (req, res) => {
    const body = JSON.parse(await readText(req)) as unknown;
    calls += 1;
    if (calls <= refusals) return void res.writeHead(503).end();
    told.push({ authorization: req.headers.authorization, body });
    res.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { told, calls: () => calls, url: `http://127.0.0.1:${port}/purge` };
}

function openPurge(url: string, pausesMs?: readonly number[]) {
  const counted: string[] = [];
  const purge = createPurge({
    url,
    purgeToken: 'secret',
    siteUrl: 'https://taana.example',
    log: createLog(() => {}),
    count: (outcome) => counted.push(outcome),
    pausesMs: pausesMs ?? [10, 10, 10],
  });
  onTestFinished(() => purge.stop());
  return { purge, counted };
}

test('a cache is told which addresses changed, with the token', async () => {
  const cache = await openCache(0);
  const { purge, counted } = openPurge(cache.url);
  purge.tell(['/', '/contact'], 7);
  await vi.waitFor(() => expect(cache.told).toHaveLength(1), soon);
  expect(cache.told[0]).toEqual({
    authorization: 'Bearer secret',
    body: { site: 'https://taana.example', publication: 7, paths: ['/', '/contact'] },
  });
  await vi.waitFor(() => expect(counted).toEqual(['told']), soon);
});

test('what it did not take is told again, together with what changed meanwhile', async () => {
  const cache = await openCache(2);
  const { purge, counted } = openPurge(cache.url);
  purge.tell(['/'], 1);
  await vi.waitFor(() => expect(cache.calls()).toBe(1), soon);
  purge.tell(['/faq'], 2);
  await vi.waitFor(() => expect(cache.told).toHaveLength(1), soon);
  expect(cache.told[0]?.body).toMatchObject({ publication: 2, paths: ['/', '/faq'] });
  await vi.waitFor(() => expect(counted).toEqual(['failed', 'failed', 'told']), soon);
});

test('a cache that is away for long is told with the next publication', async () => {
  const cache = await openCache(2);
  const { purge, counted } = openPurge(cache.url, [10]);
  purge.tell(['/'], 1);
  await vi.waitFor(() => expect(counted).toEqual(['failed', 'failed']), soon);
  // The attempt has ended when the next one begins.
  await new Promise(setImmediate);
  purge.tell(['/faq'], 2);
  await vi.waitFor(() => expect(cache.told).toHaveLength(1), soon);
  expect(cache.told[0]?.body).toMatchObject({ publication: 2, paths: ['/', '/faq'] });
});

async function readText(req: IncomingMessage): Promise<string> {
  return Buffer.concat(await req.toArray()).toString();
}
