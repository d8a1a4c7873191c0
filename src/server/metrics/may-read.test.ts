import { expect, test } from 'vitest';
import { mayReadMetrics } from './may-read.ts';

const token = 'a-token-of-this-owner';

function requestFrom(remoteAddress: string, headers: Record<string, string> = {}) {
  return { socket: { remoteAddress }, headers: { host: 'localhost:3000', ...headers } };
}

test.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])(
  'this machine may read them without a token (%s)',
  (address) => {
    expect(mayReadMetrics(requestFrom(address), undefined)).toBe(true);
    expect(mayReadMetrics(requestFrom(address, { host: '[::1]:3000' }), token)).toBe(true);
  },
);

test.each(['10.0.0.7', '203.0.113.9', '::ffff:10.0.0.1', '2001:db8::1', '1127.0.0.1', ''])(
  'another machine may not (%s), except with the token',
  (address) => {
    expect(mayReadMetrics(requestFrom(address), undefined)).toBe(false);
    expect(mayReadMetrics(requestFrom(address), token)).toBe(false);
    expect(mayReadMetrics(requestFrom(address, { authorization: `Bearer ${token}` }), token)).toBe(
      true,
    );
    for (const wrong of ['', 'Bearer ', `Bearer ${token}x`, token, `bearer ${token}`]) {
      expect(mayReadMetrics(requestFrom(address, { authorization: wrong }), token)).toBe(false);
    }
  },
);

test('without a token of the owner no token opens them', () => {
  const headers = { authorization: 'Bearer undefined' };
  expect(mayReadMetrics(requestFrom('10.0.0.7', headers), undefined)).toBe(false);
});

test.each([
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'x-real-ip',
  'cf-connecting-ip',
])('what a proxy on this machine passes on is not this machine’s (%s)', (name) => {
  expect(mayReadMetrics(requestFrom('127.0.0.1', { [name]: '' }), undefined)).toBe(false);
  expect(mayReadMetrics(requestFrom('127.0.0.1', { [name]: '127.0.0.1' }), undefined)).toBe(false);
});

test.each(['taana.example', 'evil.example:3000', 'localhost.evil.example', '127.0.0.1.evil', ''])(
  'a browser on this machine that was led here by another name reads nothing (%s)',
  (host) => {
    expect(mayReadMetrics(requestFrom('127.0.0.1', { host }), undefined)).toBe(false);
  },
);
