import { expect, test } from 'vitest';
import { enquiryKinds } from './kind.ts';

const rows = Object.values(enquiryKinds);

test('every kind has a letter of its own, which opens its reference numbers', () => {
  for (const { letter } of rows) expect(letter).toMatch(/^[A-Z]$/);
  expect(new Set(rows.map(({ letter }) => letter)).size).toBe(rows.length);
});

test('every kind is named for the desk and for mails, and only calls are promised within hours', () => {
  for (const { label } of rows) expect(label).toMatch(/^([A-Z][a-z]+( [a-z]+)?|WhatsApp)$/);
  expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
  expect(Object.entries(enquiryKinds).filter(([, { promise }]) => promise === 'call')).toHaveLength(
    1,
  );
});
