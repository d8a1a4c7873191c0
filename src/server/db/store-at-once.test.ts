import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { enquiryRow } from '../../../tests/support/desk/desk-rows.ts';
import { type NewEnquiry, type NewMail, storeAtOnce } from './store-at-once.ts';

const plain: NewEnquiry = {
  claim: { scope: 's', key: 'k', body_hash: 'b', enquiry_id: 'e', created_at: 5 },
  near: { keys: ['n'], since: 4 },
  enquiry: enquiryRow(),
  mails: [],
};
const mail = { id: 'the-receipt' } as unknown as NewMail;
const receipted: NewEnquiry = {
  ...plain,
  receipt: { hash: 'a-mailbox', limit: 3, since: 2, mail },
};

/** A database that answers so, and what it was asked. */
function answering(answer: () => { readonly stored: boolean; readonly receipt: boolean }) {
  const asked: { readonly text: string; readonly values: readonly unknown[] }[] = [];
  const query = async (given: (typeof asked)[number]) => {
    asked.push(given);
    return { rows: [answer()] };
  };
  return { pool: { query } as unknown as Pool, asked };
}

test('every place of the statement has a value, and a receipt brings its mailbox along', async () => {
  const { pool, asked } = answering(() => ({ stored: true, receipt: true }));
  await storeAtOnce(pool, receipted);
  await storeAtOnce(pool, plain);
  const [full, bare] = asked.map(({ text, values }) => {
    const places = new Set([...text.matchAll(/\$(\d+)/g)].map(([, n]) => Number(n)));
    expect(Math.max(...places)).toBe(values.length);
    expect(places.size).toBe(values.length);
    return values;
  });
  expect(full).toEqual(expect.arrayContaining(['a-mailbox', 3, 2, JSON.stringify([mail])]));
  expect(bare).not.toContain('a-mailbox');
  expect(bare).toContain(null);
});

test.each([
  ['stored', true, true],
  ['stored-without-receipt', true, false],
  ['not-stored', false, false],
])('the answer is %s', async (outcome, stored, receipt) => {
  const { pool } = answering(() => ({ stored, receipt }));
  expect(await storeAtOnce(pool, receipted)).toBe(outcome);
});

test('a row that the tables refuse is stored step by step; any other fault is one', async () => {
  const failing = (code: string) =>
    answering(() => {
      throw Object.assign(new Error('x'), { code });
    }).pool;
  for (const code of ['23505', '22P05']) {
    expect(await storeAtOnce(failing(code), plain)).toBe('not-stored');
  }
  await expect(storeAtOnce(failing('57P01'), plain)).rejects.toThrow('x');
});
