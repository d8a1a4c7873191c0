import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyLapping } from './lapping.fixture.ts';
import { parseLapping, printLapping } from './parse-lapping.ts';
import type { Lapping } from '../types.ts';
import {
  addCourse,
  dropCourse,
  isLaidIn,
  layIn,
  moveLoop,
  placeOf,
  sayLink,
  turnLoop,
} from './edit-lapping.ts';

const read = (text: string): Lapping => {
  const result = parseLapping(text);
  if (!result.ok) throw new Error(result.fault.kind);
  return result.value;
};
const course = fc.nat(63);
const needle = fc.integer({ min: -5, max: 60 });
const at = (lapping: Lapping, any: number) => any % lapping.length;

describe('the diagram and the notation say the same', () => {
  test('whatever is done to a loop can be written down and read again', () => {
    fc.assert(
      fc.property(anyLapping, course, needle, (lapping, any, to) => {
        const where = at(lapping, any);
        for (const edited of [
          moveLoop(lapping, where, to),
          turnLoop(lapping, where),
          layIn(lapping, where),
          addCourse(lapping),
          dropCourse(lapping),
        ])
          expect(parseLapping(printLapping(edited))).toEqual({ ok: true, value: edited });
      }),
    );
  });

  test('a loop that is moved away and back is where it was, and no other has moved', () => {
    fc.assert(
      fc.property(anyLapping, course, fc.nat(47), (lapping, any, to) => {
        const where = at(lapping, any);
        const moved = moveLoop(lapping, where, to);
        expect(placeOf(moved[where]!)).toBe(to);
        expect(moveLoop(moved, where, placeOf(lapping[where]!))).toEqual(lapping);
        expect(moved.filter((_, each) => each !== where)).toEqual(
          lapping.filter((_, each) => each !== where),
        );
      }),
    );
  });

  test('a loop turned twice is as it was, and goes round the same needle in between', () => {
    fc.assert(
      fc.property(anyLapping, course, (lapping, any) => {
        const where = at(lapping, any);
        const turned = turnLoop(lapping, where);
        expect(placeOf(turned[where]!)).toBe(placeOf(lapping[where]!));
        expect(turnLoop(turned, where)).toEqual(lapping);
      }),
    );
  });

  test('a course laid in knits again on the same side of the same needle', () => {
    const [, laid] = layIn(read('2-3/1-0//'), 1);
    expect(isLaidIn(laid!)).toBe(true);
    expect(printLapping(layIn(layIn(read('2-3/1-0//'), 1), 1))).toBe('2-3/1-0//');
  });
});

test('a locknit by hand: the front bar is dragged two needles to the left', () => {
  expect(printLapping(moveLoop(read('1-0/1-2//'), 0, 2))).toBe('3-2/1-2//');
  expect(printLapping(turnLoop(read('3-2/1-0//'), 0))).toBe('2-3/1-0//');
});

test('a chain grows as it goes to and fro, and always keeps one course', () => {
  expect(printLapping(addCourse(read('2-3/1-0//')))).toBe('2-3/1-0/2-3//');
  expect(printLapping(dropCourse(read('2-3//')))).toBe('2-3//');
});

test('what a course does is said in words', () => {
  const [first, second] = read('2-3/1-0//');
  expect([sayLink(first), sayLink(second!), sayLink({ from: 3, to: 3 })]).toEqual([
    'round needle 3, to the left',
    'round needle 1, to the right',
    'laid in, space 3',
  ]);
});
