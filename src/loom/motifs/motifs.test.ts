import { describe, expect, test } from 'vitest';
import { requireMotif } from './draw-motif.ts';
import { isScalloped, motifNames } from './motif-names.ts';
import { type MotifField, makeSketch, tones } from './sketch.ts';

/** One repeat of each, drawn once: drawing costs far more than any question about it. */
const drawn = new Map<string, MotifField>(
  motifNames.map((name) => [name, requireMotif({ name, wales: 64, courses: 128 }, 0.7, 0.35)]),
);

describe('9 Motifs', () => {
  test.each(motifNames)('9.1 %s leaves ground and works cloth', (name) => {
    const field = drawn.get(name)!;
    let worked = 0;
    for (let course = 0; course < 128; course++)
      for (let wale = 0; wale < 64; wale++)
        if (field.toneAt(wale, course) === tones.solid) worked++;
    expect(worked / (64 * 128)).toBeGreaterThan(0.04);
    expect(worked / (64 * 128)).toBeLessThan(0.7);
  });

  test.each(motifNames)(
    '9.2 the cords of %s close upon themselves or run into the next repeat',
    (name) => {
      const { outlines, aspect } = drawn.get(name)!;
      for (const { curve, repeatsX, repeatsY } of outlines) {
        if (repeatsX === 0 && repeatsY === 0) continue;
        const [first, last] = [curve[0]!, curve.at(-1)!];
        expect(last[0] - first[0]).toBeCloseTo(repeatsX, 1);
        expect(last[1] - first[1]).toBeCloseTo(repeatsY * aspect, 1);
      }
    },
  );

  test('9.3 a shape that leaves the repeat on one side comes back on the other', () => {
    const { sketch, field } = makeSketch(20, 20, 1);
    sketch.cover(
      [
        [-0.1, -0.1],
        [0.1, -0.1],
        [0.1, 0.1],
        [-0.1, 0.1],
      ],
      'solid',
    );
    for (const [wale, course] of [
      [0, 0],
      [19, 0],
      [0, 19],
      [19, 19],
      [-1, -1],
    ] as const)
      expect(field.toneAt(wale, course)).toBe(tones.solid);
    expect(field.toneAt(10, 10)).toBe(tones.net);
  });

  test.each(motifNames)('9.5 %s is cut below its edge only if it has one', (name) => {
    const { trimAlong, outlines, aspect } = drawn.get(name)!;
    expect(trimAlong !== null).toBe(isScalloped(name));
    if (!trimAlong) return;
    const heights = trimAlong.map(([, y]) => y);
    expect(Math.min(...heights)).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBeLessThan(aspect / 2);
    const lowest = Math.min(...outlines.flatMap(({ curve }) => curve.map(([, y]) => y)));
    expect(lowest).toBeGreaterThan(Math.min(...heights));
  });

  test('9.4 an unknown motif is a bug and throws', () => {
    expect(() => requireMotif({ name: 'unicorn', wales: 8, courses: 8 }, 1, 1)).toThrow(/unicorn/);
  });
});
