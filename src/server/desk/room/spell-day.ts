import { indianTimeZone } from '../../../domain/enquiry/indian-time.ts';

const formats = {
  day: new Intl.DateTimeFormat('en-GB', {
    timeZone: indianTimeZone,
    day: 'numeric',
    month: 'long',
  }),
  weekday: new Intl.DateTimeFormat('en-GB', {
    timeZone: indianTimeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }),
  name: new Intl.DateTimeFormat('en-GB', { timeZone: indianTimeZone, weekday: 'long' }),
  time: new Intl.DateTimeFormat('en-GB', {
    timeZone: indianTimeZone,
    hour: '2-digit',
    minute: '2-digit',
  }),
};

/** `16 November` */
export const spellDay = (at: number) => formats.day.format(at);
/** `Tuesday` */
export const spellWeekday = (at: number) => formats.name.format(at);
/** `Tuesday 17 November, 18:00` */
export const spellMoment = (at: number) =>
  `${formats.weekday.format(at)}, ${formats.time.format(at)}`;
/** `16 November, 10:12` */
export const spellTime = (at: number) => `${formats.day.format(at)}, ${formats.time.format(at)}`;
/** `30 November` of `2026-11-30`. */
export const spellIsoDay = (day: string) => formats.day.format(Date.parse(`${day}T06:00:00Z`));
