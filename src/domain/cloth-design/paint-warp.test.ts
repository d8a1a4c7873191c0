import { expect, test } from 'vitest';
import type { ClothDesign } from './cloth-design.ts';
import { barYarn, endsOf, guidesOf, paintAt, paintEnd, setBarYarn, setEnds } from './paint-warp.ts';
import { plainDesign as plain } from './plain-design.fixture.ts';

test('a plain warp shows sixteen ends and one stroke colours one of them', () => {
  const ends = endsOf(plain);
  expect(ends).toBe(16);
  const painted = paintEnd(plain, { bar: 0, end: 3 }, '#24365f', ends);
  expect(painted.bars[0]!.threading).toBe('AAABAAAAAAAAAAAA');
  expect(painted.bars[1]!.threading).toBe('A');
  expect(painted.yarns).toEqual({
    A: { yarn: 'cottonNe40' },
    B: { yarn: 'cottonNe40', colour: '#24365f' },
  });
  expect(endsOf(painted)).toBe(16);
  expect(paintAt(painted, 'B')).toBe('#24365f');
  const back = paintEnd(painted, { bar: 0, end: 3 }, 'piece', ends);
  expect(back).toEqual(plain);
});

test('a repeat is said once, and unused yarns go', () => {
  let design = plain;
  for (let end = 0; end < 16; end += 2)
    design = paintEnd(design, { bar: 1, end }, '#c8902b', endsOf(plain));
  expect(design.bars[1]!.threading).toBe('BA');
});

test('the last thread of a bar stays', () => {
  const one = { ...plain, bars: [{ lapping: '1-0/1-2//', threading: 'A' }] };
  let design: ClothDesign = one;
  for (let end = 0; end < 16; end++) design = paintEnd(design, { bar: 0, end }, 'out', 16);
  expect(design.bars[0]!.threading).toBe('...............A');
});

test('a bar that is shifted shows its guides where they stand', () => {
  expect(guidesOf({ lapping: '', threading: 'AB..', offset: 1 }, 4)).toEqual(['.', 'A', 'B', '.']);
});

test('another yarn in one bar keeps its colours and leaves the other bar', () => {
  const painted = paintEnd(plain, { bar: 0, end: 0 }, '#24365f', 2);
  const changed = setBarYarn(painted, 0, 'nylon40');
  expect(barYarn(changed, 0)).toBe('nylon40');
  expect(barYarn(changed, 1)).toBe('cottonNe40');
  expect(Object.values(changed.yarns)).toContainEqual({ yarn: 'nylon40', colour: '#24365f' });
});

test('a longer repeat goes on as it began', () => {
  const painted = paintEnd(plain, { bar: 0, end: 0 }, '#24365f', 4);
  expect(setEnds(painted, 6).bars[0]!.threading).toBe('BAAABA');
});

test.each([
  [[1, 1], 16],
  [[2, 3], 18],
  [[5], 20],
  [[8], 16],
  [[11], 22],
  [[12], 12],
  [[13], 13],
  [[3, 4], 12],
  [[16, 48], 48],
  [[7, 8], 48],
  [[49], 48],
])('repeats of %j are shown whole, with %i ends', (repeats, ends) => {
  const bars = repeats.map((length) => ({ lapping: '', threading: 'A'.repeat(length) }));
  expect(endsOf({ bars })).toBe(ends);
});
