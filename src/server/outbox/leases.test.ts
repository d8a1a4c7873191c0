import { expect, test } from 'vitest';
import type { OutboxRow } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { freshStore } from '../../../tests/support/database/engines.ts';
import { createSettle } from './leases.ts';
import { mailRow } from './queue-mails.ts';

/** So many mails that this worker has taken, and how many transactions were begun since. */
async function taken(count: number) {
  const store = await freshStore('sqlite');
  const rows: OutboxRow[] = [];
  for (let n = 0; n < count; n += 1) {
    const mail = { topic: 'a', dedupeKey: String(n), payload: { n, sealed: 'secret' } };
    rows.push({ ...mailRow(mail, 1), lease: 'mine', to_domain: null, to_mailbox: null });
  }
  await store.db.insertInto('outbox').values(rows).execute();
  let begun = 0;
  const counted: Store = {
    ...store,
    transact: (work) => {
      begun += 1;
      return store.transact(work);
    },
  };
  const read = () => store.db.selectFrom('outbox').selectAll().orderBy('dedupe_key').execute();
  return { store: counted, rows, begun: () => begun, read };
}

test('mails that end while another is being stored share one transaction', async () => {
  const { store, rows, begun, read } = await taken(5);
  const settle = createSettle(store);
  await Promise.all(rows.map((row, n) => settle(row, { sent_at: 10 + n, attempts: 1 })));
  expect(begun()).toBe(2);
  expect((await read()).map(({ sent_at, lease }) => [sent_at, lease])).toEqual(
    rows.map((_, n) => [10 + n, null]),
  );
});

test('what only the mail needed is deleted with its last attempt, not before', async () => {
  const { store, rows, read } = await taken(3);
  const settle = createSettle(store);
  await settle(rows[0]!, { sent_at: 9 });
  await settle(rows[1]!, { dead_at: 9 });
  await settle(rows[2]!, { attempts: 1 });
  const payloads = (await read()).map(({ payload }) => JSON.parse(payload) as unknown);
  expect(payloads).toEqual([{ n: 0 }, { n: 1 }, { n: 2, sealed: 'secret' }]);
});

test('a mail that another worker has taken meanwhile is left to it', async () => {
  const { store, rows, read } = await taken(1);
  await createSettle(store)({ ...rows[0]!, lease: 'of-another' }, { sent_at: 9 });
  expect((await read())[0]).toMatchObject({ sent_at: null, lease: 'mine' });
});

test('where it cannot be stored each is told, and the next is tried', async () => {
  const { store, rows, read } = await taken(3);
  let isDown = true;
  const settle = createSettle({
    ...store,
    transact: (work) =>
      isDown ? Promise.reject(new Error('the disk is full')) : store.transact(work),
  });
  const told = await Promise.allSettled(rows.map((row) => settle(row, { sent_at: 9 })));
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  isDown = false;
  await settle(rows[0]!, { sent_at: 9 });
  expect((await read()).map(({ sent_at }) => sent_at)).toEqual([9, null, null]);
});
