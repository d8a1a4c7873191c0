import { expect, test } from 'vitest';
import { randomStream } from '../../loom/number/random.ts';
import type { ClothDesign } from './cloth-design.ts';
import { plainDesign as start } from './plain-design.fixture.ts';
import { surprise } from './surprise.ts';

const starts = [
  start,
  { ...start, bars: start.bars.slice(0, 1), yarns: { A: { yarn: 'nylon40' } } },
];
const colours = ['#111111', '#222222', '#333333', '#444444'];

function surprises(count: number): ClothDesign[] {
  const chance = randomStream(7);
  return Array.from({ length: count }, () => surprise(starts, colours, chance));
}

test('every colour is used, for the piece and for its stripes', () => {
  const designs = surprises(60);
  expect(new Set(designs.map(({ shade }) => shade))).toEqual(new Set(colours));
  const striped = designs.flatMap(({ yarns }) =>
    Object.values(yarns).flatMap(({ colour }) => colour ?? []),
  );
  expect(new Set(striped)).toEqual(new Set(colours));
});

test('it keeps the machine and the yarn of its start, and every guide has a thread', () => {
  for (const { bars, yarns, machine } of surprises(60)) {
    expect(machine).toEqual(start.machine);
    const { yarn } = starts.find((one) => one.bars.length === bars.length)!.yarns['A']!;
    for (const one of Object.values(yarns)) expect(one.yarn).toBe(yarn);
    const letters = new Set(bars.flatMap(({ threading }) => [...threading]));
    expect(letters).toEqual(new Set(Object.keys(yarns)));
  }
});

test('some are zigzags of two mirrored bars, others have the chains of their start', () => {
  const chains = new Set(surprises(60).map(({ bars }) => bars.map((bar) => bar.lapping).join(' ')));
  expect(chains).toContain('1-0/1-2// 1-2/1-0//');
  expect(chains).toContain('1-0/1-2//');
  expect(chains).toContain('1-0/1-2/2-3/2-1// 2-3/2-1/1-0/1-2//');
  expect(chains.size).toBeGreaterThan(5);
});
