import type { Pool } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { enquiryRow } from '../../../../tests/support/desk/desk-rows.ts';
import type { NewEnquiry, NewMail } from './new-enquiry.ts';
import { storeInPostgres } from './store-in-postgres.ts';

/** Under a key of its own, and with a receipt where a mailbox is given. */
function enquiry(id: string, { mailbox, key = id }: { mailbox?: string; key?: string } = {}) {
  const mail = { id: `mail-${id}` } as unknown as NewMail;
  const given: NewEnquiry = {
    claim: { scope: 's', key, body_hash: 'b', enquiry_id: id, created_at: 5 },
    near: { keys: [`before-${key}`], since: 4 },
    enquiry: { ...enquiryRow(), id },
    mails: [mail],
    ...(mailbox && { receipt: { hash: mailbox, limit: 3, since: 2, mail } }),
  };
  return given;
}

interface AskedRow {
  readonly enquiry: { readonly id: string };
  readonly mailbox?: string;
}

type Answer = (ids: readonly string[]) => readonly { stored: string; receipt: boolean | null }[];

const storeAll: Answer = (ids) => ids.map((stored) => ({ stored, receipt: true }));

/** A database that answers so, one step later, and the rows that each statement was given. */
function answering(answer: Answer = storeAll) {
  const asked: AskedRow[][] = [];
  const query = async ({ values }: { readonly values: readonly [string] }) => {
    const rows = JSON.parse(values[0]) as AskedRow[];
    asked.push(rows);
    await Promise.resolve();
    return { rows: answer(rows.map((row) => row.enquiry.id)) };
  };
  const groups = () => asked.map((rows) => rows.map((row) => row.enquiry.id).join(''));
  return { store: storeInPostgres({ query } as unknown as Pool), asked, groups };
}

const letters = [...'abcdefgh'];

test('one that comes alone is stored at once, with all that the statement reads', async () => {
  const { store, asked } = answering();
  expect(await store(enquiry('a', { mailbox: 'box' }))).toBe('stored');
  const [[row] = []] = asked;
  expect(row).toEqual({
    id: 'a',
    claim: { scope: 's', key: 'a', body_hash: 'b', enquiry_id: 'a', created_at: 5 },
    near: ['before-a'],
    near_since: 4,
    enquiry: expect.objectContaining({ id: 'a' }) as unknown,
    now: 5,
    mails: [{ id: 'mail-a' }],
    mailbox: 'box',
    receipts_since: 2,
    most_receipts: 3,
    receipt: { id: 'mail-a' },
  });
});

test('those that come while two statements are under way share the next', async () => {
  const { store, groups } = answering();
  const outcomes = await Promise.all(letters.map((id) => store(enquiry(id))));
  expect(groups()).toEqual(['a', 'b', 'cdefgh']);
  expect(new Set(outcomes)).toEqual(new Set(['stored']));
});

test('no statement is given more than it can store in a moment', async () => {
  const { store, asked } = answering();
  await Promise.all(Array.from({ length: 70 }, (_, n) => store(enquiry(String(n)))));
  expect(asked.map((rows) => rows.length)).toEqual([1, 1, 32, 32, 4]);
});

test('two of one mailbox, one key or a key of a moment ago are never in one statement', async () => {
  const { store, groups } = answering();
  await Promise.all([
    store(enquiry('a')),
    store(enquiry('b')),
    store(enquiry('c', { mailbox: 'box' })),
    store(enquiry('d', { mailbox: 'box' })),
    store(enquiry('e', { key: 'before-c' })),
    store(enquiry('f', { key: 'c' })),
    store(enquiry('g')),
  ]);
  expect(groups()).toEqual(['a', 'b', 'cg', 'de', 'f']);
});

test('each of a group gets its own answer', async () => {
  const { store } = answering((ids) =>
    ids.flatMap((stored) =>
      stored === 'c' ? [] : [{ stored, receipt: stored === 'd' ? true : null }],
    ),
  );
  expect(await Promise.all([...'abcde'].map((id) => store(enquiry(id))))).toEqual([
    'stored-without-receipt',
    'stored-without-receipt',
    'not-stored',
    'stored',
    'stored-without-receipt',
  ]);
});

test('a row that the tables refuse is left to be stored step by step, and alone', async () => {
  for (const code of ['23505', '22P05', '40P01']) {
    const { store, groups } = answering((ids) => {
      if (ids.includes('d')) throw Object.assign(new Error('x'), { code });
      return storeAll(ids);
    });
    const outcomes = await Promise.all([...'abcde'].map((id) => store(enquiry(id))));
    expect(outcomes).toEqual(['stored', 'stored', 'stored', 'not-stored', 'stored']);
    expect(groups()).toEqual(['a', 'b', 'cde', 'c', 'd', 'e']);
  }
});

test('any other fault is one of the whole group, and the next goes on', async () => {
  const { store } = answering((ids) => {
    if (ids.includes('c')) throw Object.assign(new Error('gone'), { code: '57P01' });
    return storeAll(ids);
  });
  const outcomes = await Promise.allSettled([...'abcd'].map((id) => store(enquiry(id))));
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  expect(await store(enquiry('e'))).toBe('stored');
});

test('when the database does not answer, nobody waits for a second statement', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const asked: PromiseWithResolvers<never>[] = [];
  const query = () => {
    asked.push(Promise.withResolvers<never>());
    return asked.at(-1)!.promise;
  };
  const store = storeInPostgres({ query } as unknown as Pool);
  const fates: string[] = [];
  const ask = (id: string) => void store(enquiry(id)).catch(() => fates.push(id));
  for (const id of 'abcd') ask(id);
  await vi.advanceTimersByTimeAsync(8_500);
  ask('e');
  await vi.advanceTimersByTimeAsync(500);
  asked[0]!.reject(new Error('Connection terminated'));
  await vi.advanceTimersByTimeAsync(0);
  expect(fates).toEqual(['a', 'c', 'd']);
  // The one that just came is tried.
  expect(asked).toHaveLength(3);
});
