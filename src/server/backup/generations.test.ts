import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backupName, keptGenerations, replacedBackups } from './generations.ts';

const dayMs = 86_400_000;
const start = Date.parse('2026-11-15T02:30:00Z');

test('of a backup each night, seven days, four weeks and twelve months are kept', () => {
  const folder = new Set<string>();
  for (let night = 0; night < 800; night += 1) {
    folder.add(backupName(start + night * dayMs));
    for (const name of replacedBackups([...folder])) folder.delete(name);
  }
  const days = [...folder].map((name) => name.slice(6, 16)).toSorted();
  // The last night is 22 January 2029, a Monday.
  expect(days.slice(-7)).toEqual([
    '2029-01-16',
    '2029-01-17',
    '2029-01-18',
    '2029-01-19',
    '2029-01-20',
    '2029-01-21',
    '2029-01-22',
  ]);
  expect(days).toContain('2029-01-07');
  expect(days).toContain('2028-12-31');
  expect(days).toContain('2028-02-29');
  expect(days).not.toContain('2028-01-31');
});

test('the newest is never replaced, no more are kept than promised, and nothing else is touched', () => {
  const times = fc.array(
    fc.integer({ min: start / 1000, max: start / 1000 + 3 * 365 * 86_400 }).map((s) => s * 1000),
    { minLength: 1, maxLength: 80 },
  );
  fc.assert(
    fc.property(times, (all) => {
      const names = [...new Set(all.map(backupName))];
      const replaced = replacedBackups([...names, 'notes.txt', 'taana.jsonl.gz', '.verify-x']);
      expect(replaced).not.toContain(backupName(Math.max(...all)));
      for (const name of replaced) expect(names).toContain(name);
      const { days, weeks, months } = keptGenerations;
      expect(names.length - replaced.length).toBeLessThanOrEqual(days + weeks + months);
    }),
  );
});

test('a name with a day that does not exist is not taken for a backup', () => {
  expect(replacedBackups(['taana-2026-13-40T99-00-00.jsonl.gz', backupName(start)])).toEqual([]);
});
