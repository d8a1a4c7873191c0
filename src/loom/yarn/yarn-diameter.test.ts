import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Yarn } from '../../domain/fabric/fabric.ts';
import { makeThread } from './make-thread.ts';
import { fibreDensity, packingFraction, yarnDiameter } from './yarn-diameter.ts';

const cotton: Yarn = {
  fibres: [{ fibre: 'cotton', percent: 100 }],
  make: 'ring-spun',
  tex: 19.7,
  count: 'Ne 30/1',
  ply: 1,
  lustre: 'natural',
};

describe('3 Yarn', () => {
  test('3.1 the diameter gives back the mass: π/4 · d² · density · packing', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 200, noNaN: true }),
        fc.constantFrom(
          ...(['ring-spun', 'compact-spun', 'open-end', 'filament', 'textured'] as const),
        ),
        fc.constantFrom(...(['cotton', 'polyester', 'nylon'] as const)),
        (tex, make, fibre) => {
          const yarn: Yarn = { ...cotton, tex, make, fibres: [{ fibre, percent: 100 }] };
          const area = (Math.PI / 4) * yarnDiameter(yarn) ** 2;
          const gramsPerKm = area * fibreDensity[fibre] * packingFraction[make] * 1e3;
          expect(gramsPerKm).toBeCloseTo(tex, 6);
        },
      ),
    );
  });

  test('3.2 a blend lies between its fibres', () => {
    const of = (...fibres: Yarn['fibres']) => yarnDiameter({ ...cotton, fibres });
    const blend = of({ fibre: 'cotton', percent: 50 }, { fibre: 'nylon', percent: 50 });
    expect(blend).toBeGreaterThan(of({ fibre: 'cotton', percent: 100 }));
    expect(blend).toBeLessThan(of({ fibre: 'nylon', percent: 100 }));
  });

  test('3.3 folding and texturing open a yarn, stretching thins it', () => {
    expect(yarnDiameter({ ...cotton, ply: 2 })).toBeGreaterThan(yarnDiameter(cotton));
    expect(yarnDiameter({ ...cotton, make: 'textured' })).toBeGreaterThan(
      yarnDiameter({ ...cotton, make: 'filament' }),
    );
    const bare = { ...cotton, make: 'bare elastane' as const };
    expect(yarnDiameter(bare)).toBeLessThan(yarnDiameter(cotton));
  });

  test('3.4 hairs belong to spun yarn, lustre to filament, a dyed yarn keeps its colour', () => {
    const thread = makeThread('a', { ...cotton, colour: '#24356b' });
    const bright = makeThread('b', {
      ...cotton,
      make: 'filament',
      filaments: 24,
      lustre: 'bright',
    });
    expect([thread.spun, thread.colour]).toEqual([true, '#24356b']);
    expect(thread.hair).toBeGreaterThan(0);
    expect(bright.hair).toBe(0);
    expect(bright.gloss).toBeGreaterThan(4 * thread.gloss);
    expect(makeThread('c', { ...cotton, make: 'filament', filaments: 1 }).fibres).toBe(0);
  });
});
