import { EventEmitter, once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, createConnection } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createHttpServer, serverLimits } from './create-server.ts';
import { allowLongRequest, limitBodyTime } from './limit-body-time.ts';

/** Answers some time after the body is complete; `/long` was allowed more time for both. */
const server = createHttpServer(
  (req: IncomingMessage, res) => {
    if (req.url?.startsWith('/long')) allowLongRequest(req, 60_000);
    const workMs = req.url?.endsWith('work') ? 1_300 : 0;
    req.resume().once('end', () => setTimeout(() => res.end('complete'), workMs));
  },
  { ...serverLimits, requestMs: 150, stalledMs: 900, checkMs: 20 },
);
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

const sendWhole = (path: string) => send(path, 0);
/** Sends the first half of a body, and the rest when its time is over. */
const sendSlowly = (path: string) => send(path, 300);

async function send(path: string, pauseMs: number): Promise<string> {
  const client = createConnection((server.address() as AddressInfo).port, '127.0.0.1');
  let said = '';
  client.on('data', (data) => (said += data.toString()));
  client.on('error', () => {});
  client.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\nConnection: close\r\n\r\n01234`,
  );
  const rest = setTimeout(() => client.write('56789'), pauseMs);
  await once(client, 'close');
  clearTimeout(rest);
  return said;
}

test('a body that takes too long is answered with 408', async () => {
  expect(await sendSlowly('/')).toMatch(/^HTTP\/1\.1 408 /);
});

test('unless its sender was allowed more time', async () => {
  expect(await sendSlowly('/long')).toMatch(/^HTTP\/1\.1 200 OK[\s\S]+complete/);
});

test('an answer that takes long is waited for where more time was allowed', async () => {
  expect(await sendWhole('/work')).toBe('');
  expect(await sendWhole('/long/work')).toMatch(/^HTTP\/1\.1 200 OK[\s\S]+complete/);
});

test('a request whose body is complete is never late, however long its answer takes', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const late = vi.fn<(which: string) => void>();
  const request = (readableEnded: boolean) =>
    Object.assign(new EventEmitter(), { readableEnded }) as unknown as IncomingMessage;
  limitBodyTime(request(true), 100, () => late('complete'));
  limitBodyTime(request(false), 100, () => late('half'));
  vi.advanceTimersByTime(200);
  expect(late.mock.calls).toEqual([['half']]);
});
