import { expect, test } from 'vitest';
import { dayIn, daysBetween, endOfDay } from './days.ts';

test('a day is that of the wall of its zone', () => {
  const at = Date.parse('2026-11-15T19:00:00Z');
  expect(dayIn('Asia/Kolkata', at)).toBe('2026-11-16');
  expect(dayIn('America/New_York', at)).toBe('2026-11-15');
});

test.each([
  ['Asia/Kolkata', '2026-11-15', '2026-11-15T18:30:00Z'],
  ['UTC', '2026-12-31', '2027-01-01T00:00:00Z'],
  ['America/New_York', '2026-11-01', '2026-11-02T05:00:00Z'],
  ['Europe/Lisbon', '2026-10-24', '2026-10-24T23:00:00Z'],
])('in %s the day %s is over at %s', (zone, day, moment) => {
  const end = endOfDay(zone, day);
  expect(new Date(end).toISOString()).toBe(new Date(moment).toISOString());
  expect(dayIn(zone, end - 1)).toBe(day);
  expect(dayIn(zone, end) > day).toBe(true);
});

test('days are counted over the end of a month', () => {
  expect(daysBetween('2026-11-16', '2026-12-05')).toBe(19);
  expect(daysBetween('2026-11-16', '2026-11-15')).toBe(-1);
});
