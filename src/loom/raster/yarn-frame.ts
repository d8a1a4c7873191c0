import type { YarnPath } from '../types.ts';

/** The points of a path at which its fibres are drawn, and the two directions across it: `a` level, `u` upright. */
export interface YarnFrame {
  /** Length of the whole path. */
  readonly total: number;
  /** Share of the length at each point. */
  readonly turns: Float64Array;
  /** x, y, z and ribbon factor, as in the path. */
  readonly points: Float32Array;
  readonly a: Float32Array;
  readonly u: Float32Array;
}

/** Both ends of the path, and between them points at least `leastStep` apart. */
export function frameYarn(path: YarnPath, leastStep: number): YarnFrame {
  const { points: p, count } = path;
  const last = count - 1;
  const taken = new Int32Array(count);
  const turns = new Float64Array(count);
  let length = 0;
  let drawnTo = -1;
  let size = 0;
  for (let i = 0; i < count; i++) {
    if (i > 0)
      length += Math.hypot(
        p[i * 4]! - p[i * 4 - 4]!,
        p[i * 4 + 1]! - p[i * 4 - 3]!,
        p[i * 4 + 2]! - p[i * 4 - 2]!,
      );
    if (i > 0 && i < last && length - drawnTo < leastStep) continue;
    taken[size] = i;
    turns[size++] = length;
    drawnTo = length;
  }
  for (let at = 0; at < size; at++) turns[at]! /= length;
  return {
    total: length,
    turns: turns.subarray(0, size),
    ...directions(path, taken.subarray(0, size)),
  };
}

function directions({ points: p, count }: YarnPath, taken: Int32Array) {
  const last = count - 1;
  const wholeX = p[last * 4]! - p[0]!;
  const wholeY = p[last * 4 + 1]! - p[1]!;
  const points = new Float32Array(taken.length * 4);
  const a = new Float32Array(taken.length * 2);
  const u = new Float32Array(taken.length * 3);
  for (let at = 0; at < taken.length; at++) {
    const i = taken[at]!;
    for (let q = 0; q < 4; q++) points[at * 4 + q] = p[i * 4 + q]!;
    // The line closes on itself: the neighbours of the two ends lie on the other side of the seam.
    const before = i === 0 ? last - 1 : i - 1;
    const after = i === last ? 1 : i + 1;
    const wraps = (i === 0 ? 1 : 0) + (i === last ? 1 : 0);
    const dx = p[after * 4]! - p[before * 4]! + wholeX * wraps;
    const dy = p[after * 4 + 1]! - p[before * 4 + 1]! + wholeY * wraps;
    const dz = p[after * 4 + 2]! - p[before * 4 + 2]!;
    const length = Math.hypot(dx, dy, dz) || 1;
    const tx = dx / length;
    const ty = dy / length;
    const tz = dz / length;
    const level = Math.hypot(tx, ty) || 1;
    const ax = -ty / level;
    const ay = tx / level;
    a[at * 2] = ax;
    a[at * 2 + 1] = ay;
    u[at * 3] = -tz * ay;
    u[at * 3 + 1] = tz * ax;
    u[at * 3 + 2] = tx * ay - ty * ax;
  }
  return { points, a, u };
}
