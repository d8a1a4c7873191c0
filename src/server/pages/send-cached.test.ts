import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { cacheResponse } from './cached-response.ts';
import { matches, sendCached } from './send-cached.ts';

const modified = Date.parse('2026-11-16T06:00:00.500Z');
const page = cacheResponse({
  status: 200,
  type: 'text/html; charset=utf-8',
  caching: 'revalidate',
  body: Buffer.from('A page of the mill. '.repeat(400)),
  compression: 'quick',
  framable: false,
});
const picture = cacheResponse({
  status: 200,
  type: 'image/avif',
  caching: 'revalidate',
  body: Buffer.alloc(200_000, 1),
  compression: 'quick',
  framable: false,
});
const { etag } = page.encoded.identity;

/** What a browser gets for a request with these headers. */
function send(
  headers: Record<string, string>,
  { response = page, method = 'GET', secure = false } = {},
) {
  const sent: { status?: number; body?: unknown } = {};
  const res = {
    _header: '',
    writeHead(status: number) {
      sent.status = status;
      this._header = `HTTP/1.1 ${status}\r\n\r\n`;
    },
    end: (body?: Buffer | string, encoding?: BufferEncoding) => {
      sent.body = typeof body === 'string' ? Buffer.from(body, encoding) : body;
    },
  };
  const status = sendCached(
    { headers, method } as unknown as IncomingMessage,
    res as unknown as ServerResponse,
    response,
    secure,
  );
  expect(sent.status).toBe(status);
  return { ...sent, headers: res._header };
}

describe('a response from memory', () => {
  test('is sent in the encoding that was asked for, and over https with its headers', () => {
    expect(send({}).body).toEqual(page.encoded.identity.body);
    expect(send({ 'accept-encoding': 'br' }).body).toEqual(page.encoded.br.body);
    expect(send({}, { response: picture }).body).toEqual(picture.encoded.identity.body);
    expect(send({}).headers).not.toEqual(send({}, { secure: true }).headers);
    expect(send({}, { method: 'HEAD' })).toMatchObject({ status: 200, body: undefined });
  });

  test.each([
    ['its own tag', { 'if-none-match': etag }, 304],
    ['another tag', { 'if-none-match': '"other"' }, 200],
    [
      'a tag and a date: the tag counts',
      { 'if-none-match': '"x"', 'if-modified-since': later(1) },
      200,
    ],
    ['the second of the change', { 'if-modified-since': later(0) }, 304],
    ['a second before it', { 'if-modified-since': later(-1) }, 200],
    ['no date', { 'if-modified-since': 'yesterday' }, 200],
  ])('known by %s', (_, headers, status) => {
    const sent = send(headers as unknown as Record<string, string>, {
      response: { ...page, modified },
    });
    expect([sent.status, sent.body === undefined]).toEqual([status, status === 304]);
  });

  test('without a date, or of an error, is always sent', () => {
    const since = { 'if-modified-since': later(10) };
    expect(send(since).status).toBe(200);
    expect(send(since, { response: { ...page, modified, status: 404 } }).status).toBe(404);
    const known = { 'if-none-match': etag };
    expect(send(known, { response: { ...page, status: 404 } }).status).toBe(404);
  });
});

/** The second of the change and some more, as HTTP writes it. */
function later(seconds: number): string {
  return new Date(modified + seconds * 1000).toUTCString();
}

test.each([
  ['"a"', true],
  ['"b", "a"', true],
  ['W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
])('%s names the tag "a": %s', (known, isSame) => expect(matches(known, '"a"')).toBe(isSame));
