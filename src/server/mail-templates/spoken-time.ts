import { mill } from '../../content/mill.ts';

const format = new Intl.DateTimeFormat('en-IN', {
  timeZone: mill.timeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
});

/** "Monday 16 November, 6:00 pm, India time". */
export function spokenTime(instant: number): string {
  const parts = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  const { weekday, day, month, hour, minute, dayPeriod } = parts;
  return `${weekday} ${day} ${month}, ${hour}:${minute} ${dayPeriod}, India time`;
}
