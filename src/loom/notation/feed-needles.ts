import { modulo } from '../number/modulo.ts';
import type { StarvedNeedle } from '../types.ts';
import { type Bar, guideAt, isInlay, linkAt, needleOf } from './read-bars.ts';

/** After so many wales and courses the bars stand as they began. */
export interface Repeat {
  readonly wales: number;
  readonly courses: number;
}

/** Needles of the repeat that no overlap feeds, course by course. */
export function starvedNeedles(bars: readonly Bar[], repeat: Repeat): readonly StarvedNeedle[] {
  const fed = feedCount(bars, repeat);
  const starved: StarvedNeedle[] = [];
  for (let course = 0; course < repeat.courses; course++)
    for (let needle = 0; needle < repeat.wales; needle++)
      if ((fed[course * repeat.wales + needle] ?? 0) === 0)
        starved.push({ course: course + 1, needle: needle + 1 });
  return starved;
}

/** How many overlaps each needle of the repeat receives in each course. */
export function feedCount(bars: readonly Bar[], repeat: Repeat): Uint8Array {
  const fed = new Uint8Array(repeat.wales * repeat.courses);
  for (const bar of bars)
    for (let guide = 0; guide < repeat.wales; guide++) {
      if (guideAt(bar, guide) === null) continue;
      for (let course = 0; course < repeat.courses; course++) {
        const link = linkAt(bar, course);
        if (isInlay(link)) continue;
        const cell = course * repeat.wales + modulo(guide + needleOf(link), repeat.wales);
        fed[cell] = (fed[cell] ?? 0) + 1;
      }
    }
  return fed;
}
