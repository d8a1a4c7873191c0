import { describe, expect, test } from 'vitest';
import { structures } from '../structures.fixture.ts';
import type { Knittable } from '../types.ts';
import { validateConstruction } from './validate-construction.ts';

const faultsOf = (fabric: Knittable) => validateConstruction(fabric.construction, fabric.yarns);

function change(
  name: string,
  bars: readonly { lapping: string; threading: string }[],
): ReturnType<typeof faultsOf> {
  const fabric = structures[name]!;
  return faultsOf({ ...fabric, construction: { ...fabric.construction, bars } });
}

describe('2 What can be knitted', () => {
  test.each(Object.keys(structures))('2.1 %s passes', (name) => {
    expect(faultsOf(structures[name]!)).toEqual([]);
  });

  test('2.2 a needle that no overlap feeds drops its stitch', () => {
    const faults = change('sandfly', [
      { lapping: '1-0/1-2/2-3/2-1//', threading: 'a.' },
      { lapping: '2-3/2-1/1-0/1-2//', threading: 'a.' },
    ]);
    expect(faults.map((fault) => fault.kind)).toContain('coverage');
    expect(faults[0]?.message).toMatch(/needle 2 of the repeat of 2/);
  });

  test('2.3 an inlay needs a knitting bar in front of it', () => {
    const faults = change('pillar-inlay', [
      { lapping: '0-0/3-3//', threading: 'b' },
      { lapping: '1-0/0-1//', threading: 'a' },
    ]);
    expect(faults).toMatchObject([{ kind: 'inlay uncaught', bar: 1 }]);
  });

  test('2.4 an inlay that never swings falls out of pillars, but underlaps hold it', () => {
    const straight = { lapping: '0-0//', threading: 'b' };
    expect(
      change('pillar-inlay', [{ lapping: '1-0/0-1//', threading: 'a' }, straight]),
    ).toMatchObject([{ kind: 'inlay uncaught', bar: 2 }]);
    expect(change('pillar-inlay', [{ lapping: '1-0/1-2//', threading: 'a' }, straight])).toEqual(
      [],
    );
  });

  test('2.5 a figure bar may miss only if the bars behind it feed every needle', () => {
    const faults = change('figured jacquard', [
      { lapping: '1-0/1-2//', threading: 'a' },
      { lapping: '2-3/1-0//', threading: 'b.' },
    ]);
    expect(faults.map((fault) => fault.kind)).toContain('coverage');
  });

  test('2.6 unknown letters, unused yarns, bad chains and strange motifs are named', () => {
    const kinds = (faults: ReturnType<typeof faultsOf>) => faults.map((fault) => fault.kind);
    expect(kinds(change('locknit', [{ lapping: '2-3/1-0//', threading: 'x' }]))).toEqual([
      'threading',
    ]);
    expect(kinds(change('locknit', [{ lapping: '1-0/1-2//', threading: 'a' }]))).toEqual([
      'yarn unused',
    ]);
    expect(kinds(change('locknit', [{ lapping: '2-0//', threading: 'a' }]))).toEqual(['lapping']);
    expect(kinds(change('locknit', []))).toEqual(['no bars']);
    const lace = structures['lace']!;
    const motif = { name: 'unicorn', wales: 30, courses: 64 };
    expect(kinds(faultsOf({ ...lace, construction: { ...lace.construction, motif } }))).toEqual([
      'motif',
      'repeat',
    ]);
  });

  test('2.7 bars whose repeats meet only after hundreds of courses are refused', () => {
    const chain = (links: number) => `${Array.from({ length: links }, () => '1-0').join('/')}//`;
    const faults = change('two-bar tricot', [
      { lapping: chain(17), threading: 'a' },
      { lapping: chain(19), threading: 'a' },
    ]);
    expect(faults).toMatchObject([{ kind: 'repeat' }]);
  });
});
