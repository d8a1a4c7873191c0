import { expect, test } from 'vitest';
import { dayOfMoment, momentAt, spellPlannedFor, tomorrowMorning } from './spell-planned.ts';

const now = Date.parse('2026-11-16T23:30:00+05:30');

test('a moment is typed and read in the time of the mill', () => {
  const at = momentAt('2026-11-17', '09:00')!;
  expect(new Date(at).toISOString()).toBe('2026-11-17T03:30:00.000Z');
  expect(tomorrowMorning(now)).toBe(at);
  expect(dayOfMoment(at)).toBe('2026-11-17');
  expect(momentAt('', '09:00')).toBeUndefined();
});

test('a moment is called as a person calls it', () => {
  expect(spellPlannedFor(tomorrowMorning(now), now)).toBe('Tomorrow, 09:00');
  expect(spellPlannedFor(now + 60_000, now)).toBe('Today, 23:31');
  expect(spellPlannedFor(momentAt('2026-12-02', '18:00')!, now)).toBe('2 December, 18:00');
});
