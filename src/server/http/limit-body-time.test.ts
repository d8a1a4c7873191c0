import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, createConnection } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpServer, serverLimits } from './create-server.ts';
import { allowLongBody } from './limit-body-time.ts';

/** Answers when the body is complete; `/long` was allowed more time. */
const server = createHttpServer(
  (req: IncomingMessage, res) => {
    if (req.url === '/long') allowLongBody(req, 60_000);
    req.resume().once('end', () => res.end('complete'));
  },
  { ...serverLimits, requestMs: 150, checkMs: 20 },
);
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

/** Sends the first half of a body, and the rest when its time is over. */
async function sendSlowly(path: string): Promise<string> {
  const client = createConnection((server.address() as AddressInfo).port, '127.0.0.1');
  let said = '';
  client.on('data', (data) => (said += data.toString()));
  client.on('error', () => {});
  client.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\nConnection: close\r\n\r\n01234`,
  );
  const rest = setTimeout(() => client.write('56789'), 600);
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
