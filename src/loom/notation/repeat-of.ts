import { leastCommonMultiple } from '../number/least-common-multiple.ts';
import type { Knittable } from '../types.ts';
import type { Repeat } from './feed-needles.ts';
import { requireBars } from './read-bars.ts';

/** After so many wales and courses a sound cloth begins again: its motif, or where its bars meet. */
export function repeatOf(cloth: Pick<Knittable, 'construction' | 'yarns'>): Repeat {
  const { motif } = cloth.construction;
  if (motif) return { wales: motif.wales, courses: motif.courses };
  const bars = requireBars(cloth);
  return {
    wales: leastCommonMultiple(bars.map((bar) => bar.threading.length)),
    courses: leastCommonMultiple(bars.map((bar) => bar.lapping.length)),
  };
}
