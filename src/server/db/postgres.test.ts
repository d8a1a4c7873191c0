import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from './postgres.ts';
import type { Store } from './store.ts';
import { readSecrets } from '../secret-key.ts';

const secrets = readSecrets({ dataDir: '', secretKey: 'k'.repeat(43) });

/** Nothing listens on this port, as while a database server is restarted. */
let store: Store;
beforeAll(async () => {
  store = await openPostgres('postgres://mill:secret@127.0.0.1:1/taana', secrets);
});
afterAll(() => store.close());

const failure = (code: string) => Object.assign(new Error('failed'), { code });

test('a database that is away keeps nobody from starting, and is not ready', async () => {
  expect(store.engine).toBe('postgres');
  expect(await store.isReady()).toBe(false);
  const attempt = store.transact((tx) => tx.selectFrom('enquiry').selectAll().execute());
  const error = await attempt.catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'ECONNREFUSED' });
  expect(store.isUnavailable(error)).toBe(true);
});

test.each([
  '08006',
  '53300',
  '57P01',
  '57014',
  '58030',
  '25006',
  '40001',
  '40P01',
  '42P01',
  '55P03',
  '28P01',
  '3D000',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
])('%s passes by itself, so the visitor may try again', (code) => {
  expect(store.isUnavailable(failure(code))).toBe(true);
});

test.each(['23505', '42601', '22008', '22P02', '42P02', 'EACCES', '1ECONN'])(
  '%s is a fault of ours',
  (code) => expect(store.isUnavailable(failure(code))).toBe(false),
);

test.each([
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
  'Connection error',
  'Client was closed and is not queryable',
  'timeout expired',
])('an error without a code is known by its words: %s', (message) => {
  expect(store.isUnavailable(new Error(message))).toBe(true);
});

test('of several attempts all must have failed this way', () => {
  const isAway = (...codes: readonly string[]) =>
    store.isUnavailable(new AggregateError(codes.map(failure)));
  expect(isAway('ECONNREFUSED', 'ENETUNREACH')).toBe(true);
  expect(isAway('ECONNREFUSED', 'EACCES')).toBe(false);
  for (const other of [undefined, 'ECONNREFUSED', new Error('odd'), { code: 'EPIPE' }]) {
    expect(store.isUnavailable(other)).toBe(false);
  }
});
