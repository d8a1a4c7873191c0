import { expect, test } from 'vitest';
import { tomorrowAtNine } from './use-publishing.ts';

test('tomorrow at nine is by the clock of the mill', () => {
  const nine = Date.parse('2026-11-17T03:30:00Z');
  expect(tomorrowAtNine(Date.parse('2026-11-15T18:30:00Z'))).toBe(nine);
  expect(tomorrowAtNine(Date.parse('2026-11-16T18:29:59Z'))).toBe(nine);
  expect(tomorrowAtNine(Date.parse('2026-11-16T18:30:00Z'))).toBe(nine + 86_400_000);
});
