import { dayMs, indianWeekday, isoIndianDate, startOfIndianDay } from './indian-time.ts';

/** When people are at work, in India. */
export interface WorkingHours {
  /** ISO weekdays, Monday is 1. */
  readonly days: readonly number[];
  /** `09:00` */
  readonly opens: string;
  readonly closes: string;
  /** `2026-11-15` */
  readonly holidays?: readonly string[];
}

/**
 * "Within 24 hours": days off do not count, and it is due at the last working moment before the
 * time is up. Asked on Friday at 22:00, it is due on Monday at closing time.
 */
export function answerDue(asked: number, hours: WorkingHours, promiseHours = 24): number {
  let left = promiseHours * hourMs;
  let day = startOfIndianDay(asked);
  let from = asked;
  let due = asked;
  for (;;) {
    if (isWorkingDay(day, hours)) {
      const until = Math.min(from + left, day + dayMs);
      const lastMoment = Math.min(until, closingTime(day, hours));
      if (lastMoment > openingTime(day, hours) && lastMoment > asked) due = lastMoment;
      left -= until - from;
      if (left <= 0) return due;
    }
    day += dayMs;
    from = day;
  }
}

/**
 * "Within 2 working hours": only the hours in which somebody is there count. Asked at 17:00, it is
 * due at 10:00 of the next working day.
 */
export function callDue(asked: number, hours: WorkingHours, promiseHours = 2): number {
  let left = promiseHours * hourMs;
  for (let day = startOfIndianDay(asked); ; day += dayMs) {
    if (!isWorkingDay(day, hours)) continue;
    const from = Math.max(asked, openingTime(day, hours));
    const available = closingTime(day, hours) - from;
    if (available <= 0) continue;
    if (left <= available) return from + left;
    left -= available;
  }
}

export function isWorkingTime(instant: number, hours: WorkingHours): boolean {
  const day = startOfIndianDay(instant);
  return (
    isWorkingDay(day, hours) &&
    instant >= openingTime(day, hours) &&
    instant < closingTime(day, hours)
  );
}

const hourMs = 3_600_000;

function isWorkingDay(day: number, hours: WorkingHours): boolean {
  return hours.days.includes(indianWeekday(day)) && !hours.holidays?.includes(isoIndianDate(day));
}

function openingTime(day: number, hours: WorkingHours): number {
  return day + sinceMidnight(hours.opens);
}

function closingTime(day: number, hours: WorkingHours): number {
  return day + sinceMidnight(hours.closes);
}

function sinceMidnight(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return (hour * 60 + minute) * 60_000;
}
