import { once } from 'node:events';
import { createConnection, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpServer, serverLimits } from './create-server.ts';

const server = createHttpServer((_, res) => res.end('answered'));
/** Of a request that is whole it might think the same where the process rests for a moment. */
const impatient = createHttpServer((_, res) => res.end('answered'), {
  ...serverLimits,
  headersMs: 60,
  requestMs: 120,
  checkMs: 10,
});
beforeAll(async () => {
  for (const each of [server, impatient]) {
    each.listen(0, '127.0.0.1');
    await once(each, 'listening');
  }
});
afterAll(() => {
  server.close();
  impatient.close();
});

/** Everything a server says until it closes the connection. */
async function send(text: string, to = server): Promise<string> {
  const client = createConnection((to.address() as AddressInfo).port, '127.0.0.1');
  let said = '';
  client.on('data', (data) => (said += data.toString()));
  client.write(text);
  await once(client, 'end');
  client.destroy();
  return said;
}

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', '400 Bad Request', server],
  [
    'a header of megabytes',
    `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
    server,
  ],
  ['a request that never ends', 'GET / HTTP/1.1\r\nHost: x\r\n', '408 Request Timeout', impatient],
])('%s is answered with %s', async (_, text, status, to) => {
  const said = await send(text, to);
  const [head = '', body = ''] = said.split('\r\n\r\n');
  const [first, ...headers] = head.split('\r\n');
  expect(first).toBe(`HTTP/1.1 ${status}`);
  expect(headers).toEqual(
    expect.arrayContaining([
      'Content-Type: text/html; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'Connection: close',
      'X-Content-Type-Options: nosniff',
    ]),
  );
  expect(body).toContain(`<h1>${status.slice(4)}</h1><p>This request cannot be read.</p>`);
});

test('a header as long as browsers send is read', async () => {
  const cookie = 'x'.repeat(15_000);
  const said = await send(
    `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`,
  );
  expect(said).toMatch(/^HTTP\/1\.1 200 OK[\s\S]+answered/);
});

test('a request without a host is left to the listener', async () => {
  expect(await send('GET / HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
});

test('slow, idle and stalled clients are given seconds, not minutes', () => {
  expect(serverLimits).toEqual({
    headersMs: 8_000,
    requestMs: 15_000,
    longestMs: 300_000,
    idleMs: 20_000,
    stalledMs: 30_000,
    checkMs: 50,
    connections: 10_000,
  });
  const standard = createHttpServer(() => {});
  expect(standard).toMatchObject({
    headersTimeout: 8_000,
    requestTimeout: 300_000,
    keepAliveTimeout: 20_000,
    timeout: 30_000,
    maxConnections: 10_000,
    maxHeadersCount: 100,
    maxRequestsPerSocket: 10_000,
  });
});
