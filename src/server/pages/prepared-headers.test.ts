import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { canAppend, prepareHeaders, writePrepared } from './prepared-headers.ts';

const headers = prepareHeaders([
  'Content-Type',
  'text/plain',
  'Content-Length',
  '4',
  'X-A',
  'b: c',
]);
const bodiless = prepareHeaders(['ETag', '"1"', 'Vary', 'Accept-Encoding']);

test('prepared headers are sent once each, with nothing between headers and body', async () => {
  const answer = await exchange('GET / HTTP/1.1\r\nHost: x\r\nConnection: close', true);
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

describe('the private header block of Node', () => {
  test('is where this version of Node keeps it', () => {
    expect(canAppend).toBe(true);
  });

  test.each([
    ['a closed connection', 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close'],
    [
      'two requests on one connection',
      'GET / HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\nConnection: close',
    ],
    ['HEAD', 'HEAD / HTTP/1.1\r\nHost: x\r\nConnection: close'],
    ['HTTP/1.0', 'GET / HTTP/1.0'],
    ['304', 'GET /same HTTP/1.1\r\nHost: x\r\nConnection: close'],
  ])('sends over %s the same lines as Node alone', async (_, request) => {
    const [appended, plain] = [await exchange(request, true), await exchange(request, false)];
    expect(linesOf(appended)).toEqual(linesOf(plain));
    expect(appended.length).toBe(plain.length);
  });
});

test.each([
  ['X-A', 'b\r\nSet-Cookie: c'],
  ['X A', 'b'],
  ['X-A:', 'b'],
  ['X-A', 'ਤਾਣਾ'],
])('%j: %j cannot become a header', (name, value) => {
  expect(() => prepareHeaders([name, value])).toThrow(TypeError);
});

async function exchange(request: string, append: boolean): Promise<string> {
  const server = createServer((req, res) => {
    if (req.url === '/same') {
      writePrepared(res, 304, bodiless, append);
      res.end();
      return;
    }
    writePrepared(res, 200, headers, append);
    res.end(req.method === 'HEAD' ? undefined : 'warp');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${request}\r\n\r\n`);
  const answer = await text(socket);
  server.close();
  return answer;
}

/** Order of headers has no meaning, and the clock may tick between two answers. */
function linesOf(answer: string): readonly string[] {
  return answer
    .replaceAll(/^Date: .*$/gm, 'Date')
    .split('\r\n')
    .toSorted();
}
