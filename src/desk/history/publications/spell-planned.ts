import { spellClock, spellDay } from '../step-words.ts';

const dayMs = 86_400_000;
/** The mill's clock, wherever the reader is. */
const offset = '+05:30';

/** `Tomorrow, 09:00`, `20 November, 09:00` */
export function spellPlannedFor(at: number, now: number): string {
  const day = spellDay(at, now + dayMs) === 'Today' ? 'Tomorrow' : spellDay(at, now);
  return `${day}, ${spellClock(at)}`;
}

/** The moment of a day and a time that were typed; undefined: they make none. */
export function momentAt(day: string, time: string): number | undefined {
  const at = Date.parse(`${day}T${time}:00${offset}`);
  return Number.isNaN(at) ? undefined : at;
}

const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });

/** `2026-11-17`, as a field for a day wants it. */
export function dayOfMoment(at: number): string {
  return isoDay.format(at);
}

/** Nine in the morning of the next day: when somebody is there to see it. */
export function tomorrowMorning(now: number): number {
  return momentAt(dayOfMoment(now + dayMs), '09:00')!;
}
