import { expect, test } from 'vitest';
import { addRecentMail, parseRecentMails } from './recent-mails.ts';

const rule = { limit: 2, since: 10, now: 20 };

test('a mail is counted under its own name, and those of before are forgotten', () => {
  expect(addRecentMail({ catalog: [10, 12], receipt: [3, 11] }, 'receipt', rule)).toEqual({
    catalog: [12],
    receipt: [11, 20],
  });
});

test('a mailbox that has had enough gets no other, only of that name', () => {
  const recent = { catalog: [], receipt: [11, 12] };
  expect(addRecentMail(recent, 'receipt', rule)).toBeUndefined();
  expect(addRecentMail(recent, 'catalog', rule)).toEqual({ ...recent, catalog: [20] });
});

test('what is not written down is none', () => {
  expect(parseRecentMails('{}')).toEqual({ catalog: [], receipt: [] });
  expect(parseRecentMails('{"receipt":[4]}')).toEqual({ catalog: [], receipt: [4] });
});
