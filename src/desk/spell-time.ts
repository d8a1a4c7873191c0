const zone = 'Asia/Kolkata';
const day = new Intl.DateTimeFormat('en-GB', { timeZone: zone, day: 'numeric', month: 'short' });
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  hour: '2-digit',
  minute: '2-digit',
});
const full = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** `14:05` today, `12 Nov` before; in the mill's time zone, wherever the reader is. */
export function spellMoment(instant: number, now: number): string {
  return day.format(instant) === day.format(now) && Math.abs(now - instant) < 86_400_000
    ? clock.format(instant)
    : day.format(instant);
}

const wholeDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `2025-06-10` → `10 June 2025`; empty while it is no day. */
export function spellDay(text: string): string {
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(at) ? '' : wholeDay.format(at);
}

export function spellFully(instant: number): string {
  return `${full.format(instant)} IST`;
}
