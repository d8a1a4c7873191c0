import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortByNeed } from './tables.ts';

test('what is needed comes first', () => {
  const needs = new Map([
    ['idempotency', ['enquiry']],
    ['note', ['enquiry', 'person']],
    ['enquiry', []],
    ['person', ['person']],
  ]);
  expect(sortByNeed(needs)).toEqual(['enquiry', 'idempotency', 'person', 'note']);
});

test('every name appears once, after all it needs where there is no circle', () => {
  const downward = fc
    .array(fc.array(fc.nat({ max: 20 }), { maxLength: 4 }), { maxLength: 20 })
    .map(
      (lists) =>
        new Map(lists.map((list, at) => [`${at}`, list.filter((n) => n < at).map(String)])),
    );
  fc.assert(
    fc.property(downward, (needs) => {
      const sorted = sortByNeed(needs);
      expect(sorted.toSorted()).toEqual([...needs.keys()].toSorted());
      for (const [name, needed] of needs) {
        for (const other of needed) {
          expect(sorted.indexOf(other)).toBeLessThan(sorted.indexOf(name));
        }
      }
    }),
  );
});
