import {
  type BookingDay,
  bookingDays,
  bookingDaysAhead,
} from '../../../domain/booking/booking-days.ts';
import {
  dayMs,
  indianDate,
  isoIndianDate,
  startOfIndianDay,
} from '../../../domain/enquiry/indian-time.ts';

interface CalendarDay {
  readonly iso: string;
  readonly day: number;
  /** `Nov`, on the first day shown of each month. */
  readonly month?: string;
  /** Absent for a day that cannot be booked. */
  readonly booking?: BookingDay;
}

/** Whole weeks, Monday first, around the days a call can be booked on. */
export function calendarWeeks(now: number): readonly (readonly CalendarDay[])[] {
  const open = new Map(bookingDays(now).map((day) => [day.iso, day]));
  const today = startOfIndianDay(now);
  const monday = today - (indianDate(today).weekday - 1) * dayMs;
  const last = today + bookingDaysAhead * dayMs;
  const weeks: CalendarDay[][] = [];
  let shownMonth = 0;
  for (let start = monday; start <= last; start += 7 * dayMs) {
    const days = [0, 1, 2, 3, 4, 5, 6].map((ahead) => start + ahead * dayMs);
    weeks.push(days.map(toDay));
  }
  return weeks.filter((week) => week.some(({ booking }) => booking));

  function toDay(instant: number): CalendarDay {
    const { day, month } = indianDate(instant);
    const iso = isoIndianDate(instant);
    const booking = open.get(iso);
    const isFirst = booking !== undefined && month !== shownMonth;
    if (isFirst) shownMonth = month;
    return {
      iso,
      day,
      ...(isFirst && { month: booking.label.split(' ')[2]! }),
      ...(booking && { booking }),
    };
  }
}
