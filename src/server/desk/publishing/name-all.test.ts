import { expect, test } from 'vitest';
import { nameAll } from './name-all.ts';

const fabrics = (count: number, key = 'f') =>
  Array.from({ length: count }, (_, n) => ({ kind: 'fabric', key: `${key}${n}` }));

test('a few records are all named', () => {
  expect(nameAll(fabrics(2))).toBe('fabric f0, fabric f1');
  expect(nameAll(fabrics(12))).not.toContain('more');
});

test('of many some are named, and the others counted', () => {
  for (const count of [13, 90]) {
    const named = nameAll(fabrics(count)).split(', ');
    const last = named.pop()!;
    expect(last).toBe(`${count - named.length} more`);
    expect(named).toEqual(fabrics(named.length).map(({ kind, key }) => `${kind} ${key}`));
  }
});

test('a line of the log stays short however long the names are', () => {
  expect(nameAll(fabrics(90, 'x'.repeat(100))).length).toBeLessThanOrEqual(600);
});
