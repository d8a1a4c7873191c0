import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { isPipelinedTooFar, mostPipelined } from './limit-pipelining.ts';

const answerOn = (socket: object | null) =>
  ({ socket, shouldKeepAlive: true }) as unknown as ServerResponse;
const requestOn = (socket: object) => ({ socket }) as unknown as IncomingMessage;

test('a client that waits for its answers may send as many requests as it likes', () => {
  const socket = {};
  for (let nth = 0; nth < 10; nth += 1) {
    const res = answerOn(socket);
    expect(isPipelinedTooFar(requestOn(socket), res)).toBe(false);
    expect(res.shouldKeepAlive).toBe(true);
  }
});

test('of those that do not wait two are answered, and the second ends the connection', () => {
  const socket = {};
  const asked = Array.from({ length: 4 }, () => {
    const res = answerOn(null);
    return [isPipelinedTooFar(requestOn(socket), res), res.shouldKeepAlive];
  });
  expect(mostPipelined).toBe(2);
  expect(asked).toEqual([
    [false, true],
    [false, false],
    [true, false],
    [true, false],
  ]);
  expect(isPipelinedTooFar(requestOn({}), answerOn(null))).toBe(false);
});
