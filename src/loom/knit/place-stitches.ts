import { modulo } from '../number/modulo.ts';
import type { Lattice } from './relax-lattice.ts';
import type { LoopWidths } from './loop-widths.ts';

/** Where the stitches lie and how large they are; indices run on beyond the tile and wrap. */
export interface Stitches {
  readonly waleSpacing: number;
  readonly courseSpacing: number;
  readonly x: (wale: number, course: number) => number;
  readonly y: (wale: number, course: number) => number;
  /** Outer width of the loop. */
  readonly width: (wale: number, course: number) => number;
}

export interface Bed {
  readonly wales: number;
  readonly courses: number;
  readonly waleSpacing: number;
  readonly courseSpacing: number;
}

export function placeStitches(
  bed: Bed,
  lattice: Lattice,
  widths: LoopWidths,
  jitter: number,
  next: () => number,
): Stitches {
  const { wales, courses, waleSpacing, courseSpacing } = bed;
  const size = wales * courses;
  const sway = (amount: number) => (next() - 0.5) * 2 * amount;
  const x = lattice.x.map((shift) => shift + sway(jitter * waleSpacing));
  const y = lattice.y.map((shift) => shift + sway(jitter * courseSpacing));
  const scale = Float64Array.from({ length: size }, () => 1 + sway(jitter));
  const cell = (wale: number, course: number) =>
    modulo(course, courses) * wales + modulo(wale, wales);
  return {
    waleSpacing,
    courseSpacing,
    x: (wale, course) => (wale + 0.5) * waleSpacing + x[cell(wale, course)]!,
    y: (wale, course) => (course + 0.5) * courseSpacing + y[cell(wale, course)]!,
    width: (wale, course) => widths.at(wale, course) * scale[cell(wale, course)]!,
  };
}
