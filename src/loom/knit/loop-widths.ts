import { modulo } from '../number/modulo.ts';
import type { LapPlan } from './plan-laps.ts';
import type { StitchFeed } from './stitch-feed.ts';
import type { WaleLinks } from './wale-links.ts';

export interface LoopWidths {
  /** Outer width of the loop at a stitch, in millimetres. */
  readonly at: (wale: number, course: number) => number;
  /** Closest that two wales can come. */
  readonly closest: number;
}

/**
 * Underlaps spread a loop until its neighbours stop it; a pillar or a net's bar has no such pull
 * and its loops close up to a few yarn diameters.
 */
export function loopWidths(
  plan: LapPlan,
  links: WaleLinks,
  feed: StitchFeed,
  waleSpacing: number,
): LoopWidths {
  const { wales, courses } = plan;
  const widths = new Float64Array(wales * courses);
  for (let course = 0; course < courses; course++)
    for (let wale = 0; wale < wales; wale++) {
      const bulk = feed.bulkAt(wale, course);
      const spread = spreadAt(links.knitted, wales, courses, wale, course);
      const open = Math.min(0.92 * waleSpacing, 3.15 * bulk);
      const narrow = Math.min(0.48 * waleSpacing, Math.max(3.1 * bulk, 0.3 * waleSpacing));
      widths[course * wales + wale] = narrow + (open - narrow) * spread;
    }
  const mean = widths.reduce((sum, width) => sum + width, 0) / widths.length;
  return {
    at: (wale, course) => widths[modulo(course, courses) * wales + modulo(wale, wales)]!,
    closest: mean,
  };
}

/** 0 for a free-standing wale … 1 where underlaps leave on both sides in every course. */
function spreadAt(
  links: Float64Array,
  wales: number,
  courses: number,
  wale: number,
  course: number,
): number {
  let pull = 0;
  for (let offset = -2; offset <= 2; offset++) {
    const row = modulo(course + offset, courses) * wales;
    pull += links[row + wale]! + links[row + modulo(wale - 1, wales)]!;
  }
  return Math.max(0, Math.min(1, (pull / 10 - 0.55) / 0.4));
}
