import { modulo } from '../number/modulo.ts';
import { isInlay, needleOf } from '../notation/read-bars.ts';
import type { Link } from '../types.ts';
import type { LapPlan } from './plan-laps.ts';

/** Yarn crossings from a wale to its right-hand neighbour, by cell (course · wales + wale). */
export interface WaleLinks {
  /** By every yarn; what holds the wales together. */
  readonly all: Float64Array;
  /** By knitting bars only; what spreads the loops. */
  readonly knitted: Float64Array;
}

/** An underlap between two courses pulls in both; each gets half of it. */
export function linkWales(plan: LapPlan): WaleLinks {
  const { wales, courses } = plan;
  const all = new Float64Array(wales * courses);
  const knitted = new Float64Array(wales * courses);
  for (const bar of plan.bars)
    for (let guide = 0; guide < wales; guide++) {
      if (bar.yarnAt(guide) === null) continue;
      for (let course = 0; course < courses; course++) {
        const [low, high] = reach(bar.linkAt(guide, course), bar.linkAt(guide, course + 1));
        for (let wale = guide + low; wale < guide + high; wale++)
          for (const row of [course, course + 1]) {
            const cell = modulo(row, courses) * wales + modulo(wale, wales);
            all[cell]! += 0.5;
            if (!bar.laysIn) knitted[cell]! += 0.5;
          }
      }
    }
  return { all, knitted };
}

/** First and last wale that a yarn ties together on its way from one course to the next. */
function reach(link: Link, next: Link): readonly [number, number] {
  if (isInlay(link) && isInlay(next))
    return [Math.min(link.from, next.from), Math.max(link.from, next.from) - 1];
  const a = needleOf(link);
  const b = needleOf(next);
  return [Math.min(a, b), Math.max(a, b)];
}
