import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knit } from '../knit/knit.ts';
import { structures } from '../structures.fixture.ts';
import { elastaneDraft, texInCloth } from '../yarn/yarn-diameter.ts';
import { computeGsm, explainGsm, pathLength } from './explain-gsm.ts';

describe('5 Weight', () => {
  test.each(Object.keys(structures))(
    '5.1 the weight of %s is that of the yarn which is drawn, within two percent',
    (name) => {
      const fabric = structures[name]!;
      const cloth = knit(fabric, { minWidth: 5, minHeight: 5, seed: 11 });
      const grams = cloth.paths.reduce((sum, path) => {
        const yarn = fabric.yarns[cloth.threads[path.thread]!.key]!;
        return sum + pathLength(path) * texInCloth(yarn) * 1e-6;
      }, 0);
      const drawn = grams / (cloth.width * cloth.height * 1e-6);
      expect(Math.abs(computeGsm(fabric) / drawn - 1)).toBeLessThan(0.02);
    },
  );

  test('5.2 run-in is that of real machines: a locknit’s front bar takes about 4/3 of its back bar', () => {
    const [front, back] = explainGsm(structures['locknit']!);
    expect(front!.runInMm / back!.runInMm).toBeGreaterThan(1.2);
    expect(front!.runInMm / back!.runInMm).toBeLessThan(1.5);
    // 480 courses (a rack) take 150-190 cm on a 28-gauge locknit.
    expect(front!.runInMm * 48).toBeGreaterThan(145);
    expect(front!.runInMm * 48).toBeLessThan(195);
  });

  test('5.3 heavier yarn or closer stitches always weigh more', () => {
    const fabric = structures['two-bar tricot']!;
    const withTex = (tex: number) => ({ ...fabric, yarns: { a: { ...fabric.yarns['a']!, tex } } });
    const withCourses = (coursesPerCm: number) => ({
      ...fabric,
      machine: { ...fabric.machine, coursesPerCm },
    });
    fc.assert(
      fc.property(fc.double({ min: 5, max: 18, noNaN: true }), (tex) => {
        expect(computeGsm(withTex(tex * 1.05))).toBeGreaterThan(computeGsm(withTex(tex)));
        expect(computeGsm(withCourses(tex + 8))).toBeGreaterThan(computeGsm(withCourses(tex + 7)));
      }),
      { numRuns: 25 },
    );
  });

  test('5.4 half-threaded bars count half their guides', () => {
    const shares = explainGsm(structures['sandfly']!).map((bar) => bar.share);
    expect(shares).toEqual([0.5, 0.5]);
  });

  test('5.5 elastane lies stretched and weighs less by its draft', () => {
    const fabric = structures['power net']!;
    const elastic = explainGsm(fabric).find((bar) => bar.yarn === 'e')!;
    const perStitch = (elastic.runInMm * fabric.yarns['e']!.tex * 1e-6) / elastaneDraft;
    const stitches = fabric.machine.walesPerCm * fabric.machine.coursesPerCm * 1e4;
    expect(elastic.gsm).toBeCloseTo(perStitch * stitches * elastic.share, 6);
  });
});
