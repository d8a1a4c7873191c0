import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { within } from '../../../tests/support/patience.ts';
import { openDatabase } from './open-database.ts';
import { blockingWaitMs, retryWhileBusy, sqliteCode, sqliteDialect } from './sqlite-dialect.ts';

const failure = (errcode: unknown) => Object.assign(new Error('failed'), { errcode });

test('the primary code of an error is read, and nothing else', () => {
  expect(sqliteCode(failure(5))).toBe(5);
  expect(sqliteCode(failure(261))).toBe(5);
  for (const other of [failure('5'), new Error('x'), { errcode: 5 }, undefined]) {
    expect(sqliteCode(other)).toBeUndefined();
  }
});

test.each([5, 6])(
  'a database that is busy with another process is waited for (%i)',
  async (code) => {
    let tries = 0;
    await retryWhileBusy(() => {
      tries += 1;
      if (tries < 3) throw failure(code);
    }, 5000);
    expect(tries).toBe(3);
  },
);

test('a beginning never waits inside SQLite, which would answer nobody meanwhile', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'taana-sqlite-'));
  const path = join(folder, 'a.sqlite');
  const [database, other] = [
    new DatabaseSync(path, { timeout: blockingWaitMs }),
    new DatabaseSync(path),
  ];
  onTestFinished(async () => {
    database.close();
    other.close();
    await rm(folder, { recursive: true });
  });
  const heldUp: number[] = [];
  const exec = database.exec.bind(database);
  database.exec = (sql) => {
    const began = performance.now();
    try {
      exec(sql);
    } catch (error) {
      heldUp.push(performance.now() - began);
      throw error;
    }
  };
  other.exec('begin immediate');
  const db = new Kysely({ dialect: sqliteDialect(database) });
  const transaction = db.transaction().execute(async () => 'done');
  await vi.waitUntil(() => heldUp.length > 3, within(5_000));
  other.exec('commit');
  expect(await transaction).toBe('done');
  expect(Math.min(...heldUp)).toBeLessThan(blockingWaitMs / 2);
  // Other statements wait as before.
  expect(database.prepare('pragma busy_timeout').get()).toEqual({ timeout: blockingWaitMs });
});

test('the waiting ends, and any other error is thrown at once', async () => {
  const always = (code: number) => () => {
    throw failure(code);
  };
  await expect(retryWhileBusy(always(5), -1)).rejects.toMatchObject({ errcode: 5 });
  await expect(retryWhileBusy(always(1), 5000)).rejects.toMatchObject({ errcode: 1 });
});

test('what passes by itself is told from a fault of ours', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'taana-sqlite-'));
  const store = await openDatabase({ dataDir });
  onTestFinished(async () => {
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  for (const code of [5, 6, 8, 10, 11, 13, 14, 26]) {
    expect([code, store.isUnavailable(failure(code))]).toEqual([code, true]);
  }
  for (const code of [1, 2, 7, 9, 12, 19]) {
    expect([code, store.isUnavailable(failure(code))]).toEqual([code, false]);
  }
});
