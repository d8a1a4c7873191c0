import { expect, test } from 'vitest';
import { stitchPlan } from './stitch-plan.ts';

const machine = { walesPerCm: 10, coursesPerCm: 20 };
const plan = (bars: [string, string][], starved = [] as { needle: number; course: number }[]) =>
  stitchPlan(
    {
      construction: { bars: bars.map(([lapping, threading]) => ({ lapping, threading })) },
      machine,
    },
    starved,
  );
const stitches = (path: string) => path.split('M').length - 1;

test('every stitch of the repeat is drawn once, in the yarn of the front bar', () => {
  const drawn = plan([
    ['1-0/1-2//', 'AB'],
    ['1-2/1-0//', 'C'],
  ])!;
  expect([drawn.width, drawn.height]).toEqual([20, 10]);
  expect(drawn.yarns.map(({ letter, path }) => [letter, stitches(path)])).toEqual([
    ['A', 2],
    ['B', 2],
  ]);
});

test('where the front guide is empty the bar behind it shows', () => {
  const drawn = plan([
    ['1-0/1-2//', 'A.'],
    ['1-2/1-0//', 'C'],
  ])!;
  expect(drawn.yarns.map(({ letter, path }) => [letter, stitches(path)])).toEqual([
    ['A', 2],
    ['C', 2],
  ]);
});

test('a needle that is never fed runs down as a ladder', () => {
  const drawn = plan([['1-0/1-2//', 'A.']], [{ needle: 2, course: 1 }])!;
  expect(stitches(drawn.ladder)).toBe(2);
  expect(drawn.yarns.map(({ path }) => stitches(path))).toEqual([1]);
});

test('a chain that cannot be read, or a repeat that nobody could read, has no drawing', () => {
  expect(plan([['1-0/x//', 'A']])).toBeUndefined();
  expect(
    plan([
      ['1-0/1-2//', 'A'.repeat(49)],
      ['1-2/1-0//', 'A'.repeat(50)],
    ]),
  ).toBeUndefined();
});
