/** India has one zone and no summer time, so its clock is a plain shift. */
const indianOffsetMs = 5.5 * 3_600_000;
export const indianTimeZone = 'Asia/Kolkata';
export const dayMs = 86_400_000;

interface CalendarDate {
  readonly year: number;
  /** January is 1. */
  readonly month: number;
  readonly day: number;
  /** Monday is 1, Sunday 7. */
  readonly weekday: number;
}

export function indianDate(instant: number): CalendarDate {
  const shifted = shiftedToIndia(instant);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    weekday: indianWeekday(instant),
  };
}

/** Monday is 1, Sunday 7. */
export function indianWeekday(instant: number): number {
  return shiftedToIndia(instant).getUTCDay() || 7;
}

/** Midnight in India of the day this instant falls on. */
export function startOfIndianDay(instant: number): number {
  return Math.floor((instant + indianOffsetMs) / dayMs) * dayMs - indianOffsetMs;
}

/** `2026-11-15`, as holiday lists and booking dates are written. */
export function isoIndianDate(instant: number): string {
  return shiftedToIndia(instant).toISOString().slice(0, 10);
}

/** Its UTC parts are what calendars and clocks in India show. */
function shiftedToIndia(instant: number): Date {
  return new Date(instant + indianOffsetMs);
}
