import { setImmediate } from 'node:timers/promises';
import type { Pool } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { enquiryRow } from '../../../../tests/support/desk/desk-rows.ts';
import type { MailOfEnquiry, NewEnquiry } from './new-enquiry.ts';
import { storeInPostgres } from './store-in-postgres.ts';

/** Under a key of its own, and with a receipt where a mailbox is given. */
function enquiry(id: string, { mailbox, key = id }: { mailbox?: string; key?: string } = {}) {
  const mail = { id: `mail-${id}`, enquiry_id: id } as unknown as MailOfEnquiry;
  const given: NewEnquiry = {
    claim: { scope: 's', key, body_hash: 'b', enquiry_id: id, created_at: 5 },
    near: { keys: [`before-${key}`], since: 4 },
    enquiry: { ...enquiryRow(), id },
    mails: [mail],
    ...(mailbox && { receipt: { hash: mailbox, limit: 3, since: 2, mail } }),
  };
  return given;
}

/** What the statement is given of each enquiry; the rows of the tables are further lists. */
interface AskedRow {
  readonly id: string;
  readonly mailbox?: string;
}

type Answer = (ids: readonly string[]) => readonly { stored: string; receipt: boolean }[];

const storeAll: Answer = (ids) => ids.map((stored) => ({ stored, receipt: true }));

/** A database that answers so, one step later, and the rows that each statement was given. */
function answering(answer: Answer = storeAll) {
  const asked: AskedRow[][] = [];
  const query = async ({ values }: { readonly values: readonly [string] }) => {
    const rows = JSON.parse(values[0]) as AskedRow[];
    asked.push(rows);
    await setImmediate();
    return { rows: answer(rows.map(({ id }) => id)) };
  };
  const groups = () => asked.map((rows) => rows.map(({ id }) => id).join(''));
  return { store: storeInPostgres({ query } as unknown as Pool), asked, groups };
}

/** A database that answers when it is told to, by the number of the statement. */
function silent() {
  const asked: AskedRow[][] = [];
  const answers: PromiseWithResolvers<{ rows: ReturnType<Answer> }>[] = [];
  const query = ({ values }: { readonly values: readonly [string] }) => {
    asked.push(JSON.parse(values[0]) as AskedRow[]);
    answers.push(Promise.withResolvers());
    return answers.at(-1)!.promise;
  };
  return {
    store: storeInPostgres({ query } as unknown as Pool),
    asked,
    answer: (nth: number) =>
      answers[nth]!.resolve({ rows: storeAll(asked[nth]!.map(({ id }) => id)) }),
    fail: (nth: number, error: Error) => answers[nth]!.reject(error),
  };
}

test('what is stored together is one list for each table, and of each enquiry what is compared', async () => {
  const lists: unknown[][] = [];
  const query = async ({ values }: { readonly values: readonly string[] }) => {
    lists.push(...values.map((list) => JSON.parse(list) as unknown[]));
    return { rows: storeAll(['a', 'b']) };
  };
  const store = storeInPostgres({ query } as unknown as Pool);
  await Promise.all([store(enquiry('a', { mailbox: 'box' })), store(enquiry('b'))]);
  const [given, claims, enquiries, rooms, mails, receipts] = lists;
  const { reference } = enquiryRow();
  expect(given).toEqual([
    {
      id: 'a',
      reference,
      near: ['before-a'],
      near_since: 4,
      now: 5,
      mailbox: 'box',
      receipts_since: 2,
      most_receipts: 3,
    },
    { id: 'b', reference, near: ['before-b'], near_since: 4, now: 5 },
  ]);
  expect(claims).toEqual([
    { scope: 's', key: 'a', body_hash: 'b', enquiry_id: 'a', created_at: 5 },
    { scope: 's', key: 'b', body_hash: 'b', enquiry_id: 'b', created_at: 5 },
  ]);
  expect(enquiries).toEqual(['a', 'b'].map((id) => ({ ...enquiryRow(), id })));
  expect(rooms).toEqual([]);
  expect(mails).toEqual(['a', 'b'].map((id) => ({ id: `mail-${id}`, enquiry_id: id })));
  expect(receipts).toEqual([{ id: 'mail-a', enquiry_id: 'a' }]);
});

test('those of one turn of the loop share a statement, and those that come meanwhile the next', async () => {
  const { store, groups } = answering();
  const first = [store(enquiry('a'))];
  await new Promise((resolve) => void process.nextTick(resolve));
  first.push(store(enquiry('b')), store(enquiry('c')));
  await setImmediate();
  const outcomes = await Promise.all([...first, ...[...'defgh'].map((id) => store(enquiry(id)))]);
  expect(groups()).toEqual(['abc', 'defgh']);
  expect(new Set(outcomes)).toEqual(new Set(['stored']));
});

test('no statement is given more than it can store in a moment', async () => {
  const { store, asked } = answering();
  await Promise.all(Array.from({ length: 70 }, (_, n) => store(enquiry(String(n)))));
  expect(asked.map((rows) => rows.length)).toEqual([32, 32, 6]);
});

test('few wait for the statement that is under way unless it is slow, many begin another', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { store, asked, answer } = silent();
  const sizes = () => asked.map((rows) => rows.length);
  const ask = async (count: number) => {
    const first = asked.flat().length + 1000 * asked.length;
    for (let n = 0; n < count; n += 1) void store(enquiry(`${first + n}`));
    await vi.advanceTimersByTimeAsync(1);
  };
  await ask(1);
  await ask(15);
  expect(sizes()).toEqual([1]);
  await vi.advanceTimersByTimeAsync(30);
  expect(sizes()).toEqual([1, 15]);
  // Two are under way: even many wait for the quicker one.
  await ask(20);
  expect(sizes()).toEqual([1, 15]);
  answer(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sizes()).toEqual([1, 15, 20]);
  answer(2);
  answer(0);
  await vi.advanceTimersByTimeAsync(1);
  await ask(1);
  await ask(16);
  expect(sizes()).toEqual([1, 15, 20, 1, 16]);
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
  expect(groups()).toEqual(['abcg', 'de', 'f']);
});

test('each of a group gets its own answer', async () => {
  const { store } = answering((ids) =>
    ids.flatMap((stored) => (stored === 'c' ? [] : [{ stored, receipt: stored === 'd' }])),
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
    expect(groups()).toEqual(['abcde', 'a', 'b', 'c', 'd', 'e']);
  }
});

test('any other fault is one of the whole group, and the next goes on', async () => {
  const { store } = answering((ids) => {
    if (ids.includes('c')) throw Object.assign(new Error('gone'), { code: '57P01' });
    return storeAll(ids);
  });
  const outcomes = await Promise.allSettled([...'abcd'].map((id) => store(enquiry(id))));
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']));
  expect(await store(enquiry('e'))).toBe('stored');
});

test('when the database does not answer, nobody waits for a second statement', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { store, asked, fail } = silent();
  const fates: string[] = [];
  const ask = async (ids: string) => {
    for (const id of ids) void store(enquiry(id)).catch(() => fates.push(id));
    await vi.advanceTimersByTimeAsync(30);
  };
  await ask('a');
  await ask('b');
  await ask('cd');
  await vi.advanceTimersByTimeAsync(8_500);
  await ask('e');
  await vi.advanceTimersByTimeAsync(400);
  fail(0, new Error('Connection terminated'));
  await vi.advanceTimersByTimeAsync(1);
  expect(fates).toEqual(['a', 'c', 'd']);
  // The one that just came is tried.
  expect(asked).toHaveLength(3);
});
