import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { readBody } from './read-body.ts';

const limits = { bytes: 8, ms: 1_000 };

function posted(headers: Record<string, string> = {}, body?: string): Request {
  return new Request('http://localhost/', { method: 'POST', headers, ...(body && { body }) });
}

/** A connection on which these pieces arrive. */
function connection(...pieces: readonly string[]): IncomingMessage {
  return Readable.from(pieces.map((piece) => Buffer.from(piece))) as IncomingMessage;
}

/** A connection on which nothing more arrives. */
function silent(): IncomingMessage {
  return new Readable({ read() {} }) as IncomingMessage;
}

test('a body is read from its connection, or else from the request', async () => {
  const read = { kind: 'read', bytes: Buffer.from('one two') };
  expect(await readBody(posted(), limits, connection('one', ' ', 'two'))).toEqual(read);
  expect(await readBody(posted({}, 'one two'), limits)).toEqual(read);
  const gone = connection('lost');
  gone.destroy();
  expect(await readBody(posted({}, 'one two'), limits, gone)).toEqual(read);
  expect(await readBody(posted(), limits)).toEqual({ kind: 'read', bytes: Buffer.alloc(0) });
});

test('it may be as large as the limit, whatever its header says', async () => {
  const tooLarge = { kind: 'too-large' };
  expect(await readBody(posted(), limits, connection('12345', '678'))).toMatchObject({
    kind: 'read',
  });
  expect(await readBody(posted(), limits, connection('12345', '6789'))).toEqual(tooLarge);
  expect(await readBody(posted({}, '123456789'), limits)).toEqual(tooLarge);
  const announced = posted({ 'content-length': '9' });
  expect(await readBody(announced, limits, connection('1'))).toEqual(tooLarge);
});

test('one that does not come to its end in time is too slow', async () => {
  expect(await readBody(posted(), { ...limits, ms: 5 }, silent())).toEqual({ kind: 'too-slow' });
});

test('one whose connection breaks is broken off', async () => {
  const closed = silent();
  const reading = readBody(posted(), limits, closed);
  closed.destroy();
  expect(await reading).toEqual({ kind: 'broken-off' });
  const failed = silent();
  const readingFailed = readBody(posted(), limits, failed);
  failed.destroy(new Error('reset'));
  expect(await readingFailed).toEqual({ kind: 'broken-off' });
});
