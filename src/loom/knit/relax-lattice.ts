import { modulo } from '../number/modulo.ts';
import type { WaleLinks } from './wale-links.ts';

/** Where each stitch has come to rest, as a shift from its place on the needle bed, in millimetres. */
export interface Lattice {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

export interface LatticeShape {
  readonly wales: number;
  readonly courses: number;
  readonly waleSpacing: number;
  readonly courseSpacing: number;
  /** Closest two wales can come: the width of a loop. */
  readonly closest: number;
}

const rounds = 160;

/**
 * Lets the cloth off the needles. Wales draw together where a yarn joins them and part where none does,
 * so nets open by themselves; in closed cloth every pull has its opposite and nothing moves.
 */
export function relaxLattice(shape: LatticeShape, links: WaleLinks): Lattice {
  const { wales, courses, waleSpacing: W, courseSpacing: H, closest } = shape;
  const size = wales * courses;
  const x = new Float64Array(size);
  const y = new Float64Array(size);
  const rest = restLengths(shape, links);
  const dx = new Float64Array(size);
  const dy = new Float64Array(size);
  const ties = new Float64Array(size);
  for (let round = 0; round < rounds; round++) {
    dx.fill(0);
    dy.fill(0);
    ties.fill(0);
    for (let course = 0; course < courses; course++) {
      const row = course * wales;
      const above = course + 1 === courses ? 0 : row + wales;
      const below = course === 0 ? (courses - 1) * wales : row - wales;
      for (let wale = 0; wale < wales; wale++) {
        const i = row + wale;
        const right = wale + 1 === wales ? row : i + 1;
        const up = above + wale;
        const gap = W + x[right]! - x[i]!;
        const pulls = links.all[i]!;
        if (pulls > 0) {
          const force = (gap - rest[i]!) * 0.6 * Math.min(2, pulls);
          dx[i]! += force;
          dx[right]! -= force;
          ties[i]! += 2 * Math.min(2, pulls);
          ties[right]! += 2 * Math.min(2, pulls);
        }
        if (gap < closest) {
          const force = (closest - gap) * 0.35;
          dx[i]! -= force;
          dx[right]! += force;
        }
        dx[i]! += (x[up]! + x[below + wale]! - 2 * x[i]!) * 0.16;
        const ex = x[up]! - x[i]!;
        const ey = H + y[up]! - y[i]!;
        const length = Math.sqrt(ex * ex + ey * ey);
        const slack = ((length - H * 1.04) / length) * 0.2 * ey;
        dy[i]! += slack;
        dy[up]! -= slack;
      }
    }
    for (let i = 0; i < size; i++) {
      const step = dx[i]! / (1 + ties[i]! * 0.7);
      x[i]! += Math.max(-W * 0.1, Math.min(W * 0.1, step));
      y[i]! += dy[i]!;
    }
  }
  return { x, y };
}

/** Wales tied in every course cannot draw together; single ties between long openings draw them close. */
function restLengths(shape: LatticeShape, links: WaleLinks): Float64Array {
  const { wales, courses, waleSpacing, closest } = shape;
  const rest = new Float64Array(wales * courses);
  // Counted round the repeat even where it is shorter, or a small tile would relax unlike a large one.
  const reach = 4;
  for (let course = 0; course < courses; course++)
    for (let wale = 0; wale < wales; wale++) {
      let tied = 0;
      for (let offset = -reach; offset <= reach; offset++)
        tied += Math.min(1, links.all[modulo(course + offset, courses) * wales + wale]!);
      const density = tied / (2 * reach + 1);
      const closed = Math.max(0, Math.min(1, (density - 0.8) / 0.15));
      rest[course * wales + wale] = closest + (waleSpacing * 0.98 - closest) * closed;
    }
  return rest;
}

/**
 * Shift of the cloth as a thick cord feels it: averaged over a few meshes, because a cord lies across the
 * zigzag of the net and does not follow it.
 */
export function warpOf(
  bed: Omit<LatticeShape, 'closest'>,
  lattice: Lattice,
): (x: number, y: number) => readonly [number, number] {
  const { wales, courses, waleSpacing, courseSpacing } = bed;
  const cell = (wale: number, course: number) =>
    modulo(course, courses) * wales + modulo(wale, wales);
  const even = (shift: Float64Array) => averageShift(shift, wales, courses);
  const smooth = { x: even(lattice.x), y: even(lattice.y) };
  return (x, y) => {
    const u = x / waleSpacing - 0.5;
    const v = y / courseSpacing - 0.5;
    const i = Math.floor(u);
    const j = Math.floor(v);
    const fu = u - i;
    const fv = v - j;
    const blend = (shift: Float64Array) =>
      (shift[cell(i, j)]! * (1 - fu) + shift[cell(i + 1, j)]! * fu) * (1 - fv) +
      (shift[cell(i, j + 1)]! * (1 - fu) + shift[cell(i + 1, j + 1)]! * fu) * fv;
    return [blend(smooth.x), blend(smooth.y)];
  };
}

function averageShift(shift: Float64Array, wales: number, courses: number): Float64Array {
  const across = 1;
  const along = 4;
  const out = new Float64Array(shift.length);
  for (let course = 0; course < courses; course++)
    for (let wale = 0; wale < wales; wale++) {
      let sum = 0;
      for (let j = -along; j <= along; j++)
        for (let i = -across; i <= across; i++)
          sum += shift[modulo(course + j, courses) * wales + modulo(wale + i, wales)]!;
      out[course * wales + wale] = sum / ((2 * across + 1) * (2 * along + 1));
    }
  return out;
}
