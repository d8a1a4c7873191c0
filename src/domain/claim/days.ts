/** `2026-11-16`: the day on the wall of this zone at this moment. */
export function dayIn(zone: string, at: number): string {
  return formatOf(zone).format(at);
}

/** The moment at which the day is over on the wall of this zone. */
export function endOfDay(zone: string, day: string): number {
  const guess = Date.parse(`${day}T00:00:00Z`) + dayMs;
  // A zone may shift its clock around that midnight, so the shift is read where it applies.
  const first = guess - shiftOf(zone, guess);
  return guess - shiftOf(zone, first);
}

/** Days from the first to the second; negative where the second is before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}

const dayMs = 86_400_000;

function shiftOf(zone: string, at: number): number {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(at / 60_000) * 60_000;
}

const formats = new Map<string, Intl.DateTimeFormat>();
const clocks = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  // Canada writes days as 2026-11-16.
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(zone, format);
  return format;
}

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  clocks.set(zone, format);
  return format;
}
