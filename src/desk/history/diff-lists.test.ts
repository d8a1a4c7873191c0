import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffLists } from './diff-lists.ts';

const diff = (before: string, after: string) =>
  diffLists([...before], [...after], (item) => item).map(
    ({ old = '', young = '', same }) => `${old}${same ? '=' : '>'}${young}`,
  );

test('what was rewritten stands beside what it was', () => {
  expect(diff('abc', 'axc')).toEqual(['a=a', 'b>x', 'c=c']);
});

test('what is gone or added stands alone', () => {
  expect(diff('abc', 'ac')).toEqual(['a=a', 'b>', 'c=c']);
  expect(diff('ac', 'abbc')).toEqual(['a=a', '>b', '>b', 'c=c']);
  expect(diff('', 'ab')).toEqual(['>a', '>b']);
});

test('whatever changed, both lists can be read out of it in their order', () => {
  const list = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 });
  fc.assert(
    fc.property(list, list, (before, after) => {
      const rows = diffLists(before, after, (item) => item);
      expect(rows.flatMap(({ old }) => old ?? [])).toEqual(before);
      expect(rows.flatMap(({ young }) => young ?? [])).toEqual(after);
      for (const { old, young, same } of rows) if (same) expect(old).toBe(young);
    }),
  );
});
