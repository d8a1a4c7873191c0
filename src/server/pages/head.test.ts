import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { makeHead, writeHead } from './head.ts';

test('a head is sent with every header once, and nothing between head and body', async () => {
  const head = makeHead(['Content-Type', 'text/plain', 'Content-Length', '4', 'X-A', 'b: c']);
  const server = createServer((_, res) => {
    writeHead(res, 200, head);
    res.end('warp');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  const answer = await text(socket);
  server.close();

  const [lines, body] = answer.split('\r\n\r\n');
  expect(body).toBe('warp');
  const sent = lines!.split('\r\n').toSorted();
  expect(sent).toHaveLength(6);
  expect(sent).toEqual([
    'Connection: close',
    'Content-Length: 4',
    'Content-Type: text/plain',
    expect.stringMatching(/^Date: /),
    'HTTP/1.1 200 OK',
    'X-A: b: c',
  ]);
});

test.each([
  ['X-A', 'b\r\nSet-Cookie: c'],
  ['X A', 'b'],
  ['X-A:', 'b'],
  ['X-A', 'ਤਾਣਾ'],
])('%j: %j cannot become a header', (name, value) => {
  expect(() => makeHead([name, value])).toThrow(TypeError);
});
