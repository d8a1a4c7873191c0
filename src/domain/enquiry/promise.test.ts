import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerDue, callDue, isWorkingTime } from './promise.ts';

const office = { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' };
const calls = { days: [1, 2, 3, 4, 5, 6], opens: '09:00', closes: '18:00' };
const ist = (text: string) => Date.parse(`${text}:00+05:30`);
const show = (instant: number) =>
  new Date(instant + 5.5 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

/** 16 November 2026 is a Monday. */
describe('within 24 hours, on working days', () => {
  test.each([
    ['in working hours: the same time tomorrow', '2026-11-16T11:30', '2026-11-17 11:30'],
    ['in the evening: tomorrow at closing time', '2026-11-16T22:00', '2026-11-17 18:00'],
    ['before opening: today at closing time', '2026-11-17T03:00', '2026-11-17 18:00'],
    ['on Friday: the same time on Monday', '2026-11-20T16:00', '2026-11-23 16:00'],
    ['on Friday night: Monday at closing time', '2026-11-20T22:00', '2026-11-23 18:00'],
    ['on Saturday: Monday at closing time', '2026-11-21T12:00', '2026-11-23 18:00'],
    ['at the very close: tomorrow at the close', '2026-11-16T18:00', '2026-11-17 18:00'],
  ])('asked %s', (_, asked, due) => {
    expect(show(answerDue(ist(asked), office))).toBe(due);
  });

  test('a holiday does not count', () => {
    const holidays = ['2026-11-24'];
    const due = answerDue(ist('2026-11-23T10:00'), { ...office, holidays });
    expect(show(due)).toBe('2026-11-25 10:00');
  });

  test('is always later than the question, never after the promise, at a working moment', () => {
    fc.assert(
      fc.property(instants(), (asked) => {
        const due = answerDue(asked, office);
        expect(due).toBeGreaterThan(asked);
        expect(isWorkingTime(due - 1, office)).toBe(true);
        // Two days off at most lie between.
        expect(due - asked).toBeLessThanOrEqual(3 * 86_400_000);
      }),
    );
  });
});

describe('within 2 working hours', () => {
  test.each([
    ['in the morning', '2026-11-16T09:30', '2026-11-16 11:30'],
    ['an hour before closing', '2026-11-16T17:00', '2026-11-17 10:00'],
    ['at night', '2026-11-16T23:00', '2026-11-17 11:00'],
    ['late on Saturday', '2026-11-21T17:15', '2026-11-23 10:15'],
    ['on Sunday', '2026-11-22T12:00', '2026-11-23 11:00'],
  ])('asked %s', (_, asked, due) => {
    expect(show(callDue(ist(asked), calls))).toBe(due);
  });

  test('leaves exactly two hours in which somebody was there', () => {
    fc.assert(
      fc.property(instants(), (asked) => {
        const due = callDue(asked, calls);
        let worked = 0;
        for (let t = asked; t < due; t += 60_000) if (isWorkingTime(t, calls)) worked += 1;
        expect(worked).toBe(120);
      }),
      { numRuns: 30 },
    );
  });
});

/** Whole minutes of three years. */
function instants() {
  const start = ist('2026-01-01T00:00');
  return fc.integer({ min: 0, max: 3 * 365 * 1440 }).map((minutes) => start + minutes * 60_000);
}
