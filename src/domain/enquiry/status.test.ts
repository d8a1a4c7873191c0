import { expect, test } from 'vitest';
import { canMove, type EnquiryStatus, enquiryStatuses } from './status.ts';

const statuses = Object.keys(enquiryStatuses) as EnquiryStatus[];

test('an enquiry moves forward, and what was closed can be opened again', () => {
  expect(canMove('new', 'quoted')).toBe(true);
  expect(canMove('quoted', 'won')).toBe(true);
  expect(canMove('lost', 'contacted')).toBe(true);
  expect(canMove('won', 'spam')).toBe(false);
  expect(canMove('spam', 'won')).toBe(false);
});

test('every move leads to a status that exists and is another one', () => {
  for (const from of statuses) {
    for (const to of enquiryStatuses[from]) {
      expect(statuses).toContain(to);
      expect(to).not.toBe(from);
    }
  }
});

test('no status is a dead end and each can be reached', () => {
  for (const status of statuses) {
    expect(enquiryStatuses[status].length).toBeGreaterThan(0);
    expect(status === 'new' || statuses.some((from) => canMove(from, status))).toBe(true);
  }
});
