import { modulo } from '../number/modulo.ts';
import { isInlay, needleOf } from '../notation/read-bars.ts';
import type { Thread } from '../types.ts';
import type { LapPlan } from './plan-laps.ts';

/** Which yarns share each stitch: the loops of two bars lie side by side and over one another. */
export interface StitchFeed {
  /** Bars that knit at this needle and course, front first. */
  readonly barsAt: (wale: number, course: number) => readonly number[];
  /** Diameter of all yarns of the stitch together. */
  readonly bulkAt: (wale: number, course: number) => number;
}

export function countFeed(plan: LapPlan, threads: ReadonlyMap<string, Thread>): StitchFeed {
  const { wales, courses } = plan;
  const bars: number[][] = Array.from({ length: wales * courses }, () => []);
  const area = new Float64Array(wales * courses);
  for (const bar of plan.bars)
    for (let guide = 0; guide < wales; guide++) {
      const yarn = bar.yarnAt(guide);
      if (yarn === null) continue;
      const diameter = threads.get(yarn)?.diameter ?? 0;
      for (let course = 0; course < courses; course++) {
        const link = bar.linkAt(guide, course);
        if (isInlay(link)) continue;
        const cell = course * wales + modulo(guide + needleOf(link), wales);
        bars[cell]!.push(bar.index);
        area[cell]! += diameter * diameter;
      }
    }
  const cellOf = (wale: number, course: number) =>
    modulo(course, courses) * wales + modulo(wale, wales);
  return {
    barsAt: (wale, course) => bars[cellOf(wale, course)]!,
    bulkAt: (wale, course) => Math.sqrt(area[cellOf(wale, course)]!),
  };
}
