import { expect, test } from 'vitest';
import { timeOrderedId } from './time-ordered-id.ts';

test('an id is a UUID of version 7 that begins with its time', () => {
  const ids = Array.from({ length: 50 }, () => timeOrderedId(0x0123456789ab));
  for (const id of ids) {
    expect(id).toMatch(/^01234567-89ab-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
  expect(new Set(ids).size).toBe(ids.length);
});

test('a later id stands behind an earlier one', () => {
  const now = Date.parse('2026-11-16T06:00:00Z');
  expect(timeOrderedId(now) < timeOrderedId(now + 1)).toBe(true);
});
