import { leastCommonMultiple } from '../number/least-common-multiple.ts';
import { modulo } from '../number/modulo.ts';
import { type Bar, guideAt, linkAt, requireBars } from '../notation/read-bars.ts';
import type { Knittable, Link } from '../types.ts';

/** What every guide of every bar does in every course of the tile. */
export interface LapPlan {
  readonly wales: number;
  readonly courses: number;
  readonly bars: readonly BarPlan[];
}

export interface BarPlan {
  readonly index: number;
  readonly laysIn: boolean;
  /** Yarn of a guide, or null where it is empty; guides wrap round the tile. */
  readonly yarnAt: (guide: number) => string | null;
  readonly linkAt: (guide: number, course: number) => Link;
}

/** Smallest tile of whole repeats that holds so many wales and courses. */
export function planLaps(fabric: Knittable, minWales: number, minCourses: number): LapPlan {
  const bars = requireBars(fabric);
  const wales = growTo(leastCommonMultiple(bars.map((bar) => bar.threading.length)), minWales);
  const courses = growTo(leastCommonMultiple(bars.map((bar) => bar.lapping.length)), minCourses);
  return { wales, courses, bars: bars.map((bar, index) => planBar(bar, index, wales)) };
}

function growTo(repeat: number, least: number): number {
  return repeat * Math.max(1, Math.ceil(least / repeat - 1e-9));
}

function planBar(bar: Bar, index: number, wales: number): BarPlan {
  return {
    index,
    laysIn: bar.laysIn,
    yarnAt: (guide) => guideAt(bar, modulo(guide, wales)),
    linkAt: (_guide, course) => linkAt(bar, course),
  };
}
