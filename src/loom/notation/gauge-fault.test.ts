import { describe, expect, test } from 'vitest';
import { structures } from '../structures.fixture.ts';
import type { Knittable } from '../types.ts';
import { gaugeFault } from './gauge-fault.ts';

const tricot = structures['two-bar tricot']!;

function withTex(fabric: Knittable, tex: number): Knittable {
  return { ...fabric, yarns: { a: { ...fabric.yarns['a']!, tex } } };
}

describe('2.8 Yarn and gauge', () => {
  test.each(Object.keys(structures))('%s fits its gauge', (name) => {
    expect(gaugeFault(structures[name]!)).toBeUndefined();
  });

  test('yarn that would fill the wale is refused, with the share', () => {
    expect(gaugeFault(withTex(tricot, 60))).toMatchObject({
      kind: 'gauge',
      message: expect.stringMatching(/^The yarns fill \d\d % of a wale \(at most 60\)/),
    });
  });

  test('the same yarn passes on a coarser gauge, or with half of the guides', () => {
    const thick = withTex(tricot, 40);
    expect(gaugeFault(thick)).toBeDefined();
    const { machine, construction } = thick;
    expect(gaugeFault({ ...thick, machine: { ...machine, walesPerCm: 6 } })).toBeUndefined();
    const bars = construction.bars.map((bar) => ({ ...bar, threading: 'a.' }));
    expect(gaugeFault({ ...thick, construction: { ...construction, bars } })).toBeUndefined();
  });
});
