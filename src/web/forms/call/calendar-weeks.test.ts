import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookingDays } from '../../../domain/booking/booking-days.ts';
import { calendarWeeks } from './calendar-weeks.ts';

const instants = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2035, 0, 1) });

describe('the calendar', () => {
  test('offers exactly the days that can be booked, in order', () => {
    fc.assert(
      fc.property(instants, (now) => {
        const offered = calendarWeeks(now)
          .flat()
          .flatMap(({ booking }) => booking ?? []);
        expect(offered).toEqual(bookingDays(now));
      }),
    );
  });

  test('is made of whole weeks whose Sundays are never offered', () => {
    fc.assert(
      fc.property(instants, (now) => {
        for (const week of calendarWeeks(now)) {
          expect(week).toHaveLength(7);
          expect(week[6]!.booking).toBeUndefined();
        }
      }),
    );
  });

  test('names each month once, where it begins', () => {
    const named = calendarWeeks(Date.UTC(2026, 10, 15))
      .flat()
      .filter(({ month }) => month);
    expect(named.map(({ iso, month }) => [iso, month])).toEqual([
      ['2026-11-16', 'Nov'],
      ['2026-12-01', 'Dec'],
    ]);
  });
});
