import { expect, test } from 'vitest';
import judged from '../support/attack/judged-expressions.json' with { type: 'json' };
import { boundedExpressions } from '../support/attack/attack-bounded.ts';
import { findExpressions, judge } from '../support/attack/attack-expressions.ts';

test('every expression that was judged safe is still judged safe', () => {
  const { found } = findExpressions();
  const isBounded = (at: string) =>
    boundedExpressions.some(({ file }) => at.startsWith(`${file}:`));
  const known = new Set(judged);
  const slow = found
    .filter(({ source, flags, at }) => known.has(`/${source}/${flags}`) || !isBounded(at))
    .map((expression) => ({ at: expression.at, ...judge(expression, 60_000) }))
    .filter(({ status }) => status !== 'safe');
  expect(slow).toEqual([]);
}, 900_000);

test('the list of judged expressions has no outdated entry', () => {
  const present = new Set(
    findExpressions().found.map(({ source, flags }) => `/${source}/${flags}`),
  );
  expect(judged.filter((expression) => !present.has(expression))).toEqual([]);
});
