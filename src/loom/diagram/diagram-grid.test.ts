import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyLapping } from '../notation/lapping.fixture.ts';
import { parseLapping, printLapping } from '../notation/parse-lapping.ts';
import {
  editedBars,
  firstGuide,
  gridOf,
  neighbourGuides,
  placeAt,
  placeX,
} from './diagram-grid.ts';
import { isLaidIn, moveLoop, placeOf } from '../notation/edit-lapping.ts';

const threading = fc.stringMatching(/^[.N]{1,5}$/).filter((text) => text.includes('N'));

test('a loop dropped on a needle of the drawing is the loop that the notation then says', () => {
  fc.assert(
    fc.property(anyLapping, threading, fc.nat(63), fc.nat(40), (lapping, guides, any, target) => {
      const [bar] = editedBars([{ lapping: printLapping(lapping), threading: guides }]);
      const grid = gridOf([bar!]);
      const course = any % lapping.length;
      const laidIn = isLaidIn(lapping[course]!);
      const guide = firstGuide(bar!);
      const to = Math.min(target, grid.needles - 1 - guide);
      const x = placeX(grid, to + guide, laidIn);
      const edited = moveLoop(bar!.lapping, course, placeAt(grid, x, laidIn) - guide);
      expect(placeOf(edited[course]!)).toBe(Math.max(0, to));
      const read = parseLapping(printLapping(edited));
      expect(read.ok && read.value).toEqual(edited);
    }),
  );
});

test('there is always a needle more to drag a loop to, and every course of the chain', () => {
  fc.assert(
    fc.property(anyLapping, threading, (lapping, guides) => {
      const bars = editedBars([{ lapping: printLapping(lapping), threading: guides }]);
      const grid = gridOf(bars);
      const [bar] = bars;
      const reach = Math.max(...lapping.flatMap(({ from, to }) => [from, to])) + firstGuide(bar!);
      expect(grid.needles).toBeGreaterThan(reach);
      expect(grid.courses).toBeGreaterThanOrEqual(lapping.length);
      for (const guide of neighbourGuides(grid, bar!))
        expect(guides.replaceAll('.', ' ').charAt(guide % guides.length)).toBe('N');
    }),
  );
});

test('a bar that cannot be read is left out of the drawing', () => {
  expect(editedBars([{ lapping: '1~0', threading: 'N' }])).toEqual([]);
  expect(gridOf([]).needles).toBe(6);
});
