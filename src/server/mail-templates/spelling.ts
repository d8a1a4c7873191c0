import { indianTimeZone } from '../../domain/enquiry/indian-time.ts';

/**
 * Text for a header: no line break can start a new header, no direction mark can turn the rest of
 * the line around, and a long answer does not push the reference number out of sight.
 */
export function oneLine(text: string, longest = 120): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}\p{Co}]/gu, '')
    .trim();
  return line.length <= longest ? line : `${line.slice(0, longest - 1).trimEnd()}…`;
}

/** "Monday 16 November, 6:00 pm, India time". */
export function spellTime(instant: number): string {
  const parts = Object.fromEntries(
    timeFormat.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  const { weekday, day, month, hour, minute, dayPeriod } = parts;
  return `${weekday} ${day} ${month}, ${hour}:${minute} ${dayPeriod}, India time`;
}

const timeFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: indianTimeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
});
