import { dayMs, indianDate, isoIndianDate, startOfIndianDay } from '../enquiry/indian-time.ts';

export interface BookingDay {
  /** `2026-11-17` */
  readonly iso: string;
  /** `Tue, 17 Nov 2026`, as the function is told. */
  readonly label: string;
  /** Monday is 1, Sunday 7. */
  readonly weekday: number;
}

export const bookingDaysAhead = 30;
const dayOff = 7;

/** The days a call can be booked on: today to 30 days ahead in India, without Sundays. */
export function bookingDays(now: number): BookingDay[] {
  const today = startOfIndianDay(now);
  return Array.from({ length: bookingDaysAhead + 1 }, (_, ahead) =>
    bookingDay(today + ahead * dayMs),
  ).filter(({ weekday }) => weekday !== dayOff);
}

/** The bookable day that was meant, written either way; undefined for any other text. */
export function findBookingDay(text: string, now: number): BookingDay | undefined {
  const wanted = text.trim();
  return bookingDays(now).find(({ iso, label }) => iso === wanted || label === wanted);
}

function bookingDay(instant: number): BookingDay {
  const { year, month, day, weekday } = indianDate(instant);
  const date = `${String(day).padStart(2, '0')} ${months[month - 1]} ${year}`;
  return { iso: isoIndianDate(instant), label: `${weekdays[weekday - 1]}, ${date}`, weekday };
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
