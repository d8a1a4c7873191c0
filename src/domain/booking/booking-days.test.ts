import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookingDays, findBookingDay } from './booking-days.ts';

const instants = fc
  .integer({ min: 0, max: 20 * 366 * 1440 })
  .map((minutes) => Date.parse('2026-01-01T00:00:00Z') + minutes * 60_000);

test('the window opens today, in India, and closes thirty days ahead', () => {
  // 20:00 in London on the 14th is already the 15th in Amritsar, a Sunday.
  const days = bookingDays(Date.parse('2026-11-14T20:00:00Z'));
  expect(days[0]).toEqual({ iso: '2026-11-16', label: 'Mon, 16 Nov 2026', weekday: 1 });
  expect(days.at(-1)).toMatchObject({ iso: '2026-12-15' });
  expect(days).toHaveLength(26);
  expect(bookingDays(Date.parse('2025-08-05T03:00:00Z'))[0]?.label).toBe('Tue, 05 Aug 2025');
});

test('no booking day is ever a Sunday, in the past or beyond thirty days', () => {
  fc.assert(
    fc.property(instants, (now) => {
      const today = new Date(now + 5.5 * 3_600_000).toISOString().slice(0, 10);
      for (const { iso, label } of bookingDays(now)) {
        const ahead = (Date.parse(iso) - Date.parse(today)) / 86_400_000;
        expect(ahead).toBeGreaterThanOrEqual(0);
        expect(ahead).toBeLessThanOrEqual(30);
        expect(new Date(iso).getUTCDay()).not.toBe(0);
        // The label is the day it says it is, also to a program that reads it.
        expect(new Date(`${label} 00:00 UTC`).toISOString().slice(0, 10)).toBe(iso);
      }
    }),
  );
});

test('a day is found by either spelling, and nothing else is', () => {
  fc.assert(
    fc.property(instants, fc.nat(26), (now, nth) => {
      const days = bookingDays(now);
      const day = days[nth % days.length]!;
      expect(findBookingDay(day.iso, now)).toEqual(day);
      expect(findBookingDay(` ${day.label} `, now)).toEqual(day);
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => findBookingDay(text, 0) === undefined));
});
