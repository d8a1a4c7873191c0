import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { enquiryRow } from '../../../../tests/support/desk/desk-rows.ts';
import { readMigrations } from '../migrations.ts';
import type { DatabaseTransaction } from '../schema.ts';
import type { NewEnquiry } from './new-enquiry.ts';
import { storeInSqlite } from './store-in-sqlite.ts';

/** Stores in a new database; `failed` counts the pieces of work for which a group begins anew. */
function openStore() {
  const database = new DatabaseSync(':memory:');
  onTestFinished(() => database.close());
  for (const { sql } of readMigrations()) database.exec(sql);
  let failed = 0;
  const transactRepeatable = async <T>(work: (tx: DatabaseTransaction) => Promise<T>) => {
    database.exec('begin');
    try {
      const value = await work({} as DatabaseTransaction);
      database.exec('commit');
      return value;
    } catch (error) {
      failed += 1;
      database.exec('rollback');
      throw error;
    }
  };
  const count = (table: string) =>
    database.prepare(`select count(*) as count from ${table}`).get()!['count'];
  const store = storeInSqlite(database, { transact: transactRepeatable, transactRepeatable });
  return { store, count, failed: () => failed };
}

function enquiry(id: string, reference: string, key = id): NewEnquiry {
  return {
    claim: { scope: 's', key, body_hash: 'b', enquiry_id: id, created_at: 5 },
    near: { keys: [], since: 4 },
    enquiry: { ...enquiryRow(), id, reference },
    mails: [],
  };
}

test('a reference or a key that is taken is found before anything is written', async () => {
  const { store, count, failed } = openStore();
  expect(await store(enquiry('a', 'Q-1'))).toBe('stored-without-receipt');
  expect(await store(enquiry('b', 'Q-1'))).toBe('not-stored');
  expect(await store(enquiry('c', 'Q-2', 'a'))).toBe('not-stored');
  expect(await store(enquiry('d', 'Q-2'))).toBe('stored-without-receipt');
  expect(failed()).toBe(0);
  expect([count('enquiry'), count('idempotency')]).toEqual([2, 2]);
});

test('what a table refuses is left to be stored step by step', async () => {
  const { store, count } = openStore();
  const refused = enquiry('a', 'Q-1');
  const named = { ...refused, enquiry: { ...refused.enquiry, name: null as never } };
  expect(await store(named)).toBe('not-stored');
  expect([count('enquiry'), count('idempotency')]).toEqual([0, 0]);
});
