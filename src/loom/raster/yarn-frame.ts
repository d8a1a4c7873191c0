import type { YarnPath } from '../types.ts';

/** A path with its arc length and the two directions across it: `a` level, `u` upright. */
export interface YarnFrame {
  readonly count: number;
  readonly total: number;
  /** Arc length at each point. */
  readonly s: Float64Array;
  readonly a: Float32Array;
  readonly u: Float32Array;
}

export function frameYarn(path: YarnPath): YarnFrame {
  const { points: p, count } = path;
  const s = new Float64Array(count);
  const a = new Float32Array(count * 3);
  const u = new Float32Array(count * 3);
  const last = count - 1;
  const wholeX = p[last * 4]! - p[0]!;
  const wholeY = p[last * 4 + 1]! - p[1]!;
  for (let i = 0; i < count; i++) {
    // The line closes on itself: the neighbours of the two ends lie on the other side of the seam.
    const before = i === 0 ? last - 1 : i - 1;
    const after = i === last ? 1 : i + 1;
    const wrapBefore = i === 0 ? 1 : 0;
    const wrapAfter = i === last ? 1 : 0;
    const dx = p[after * 4]! - p[before * 4]! + wholeX * (wrapBefore + wrapAfter);
    const dy = p[after * 4 + 1]! - p[before * 4 + 1]! + wholeY * (wrapBefore + wrapAfter);
    const dz = p[after * 4 + 2]! - p[before * 4 + 2]!;
    const length = Math.hypot(dx, dy, dz) || 1;
    const tx = dx / length;
    const ty = dy / length;
    const tz = dz / length;
    if (i > 0)
      s[i] =
        s[i - 1]! +
        Math.hypot(
          p[i * 4]! - p[i * 4 - 4]!,
          p[i * 4 + 1]! - p[i * 4 - 3]!,
          p[i * 4 + 2]! - p[i * 4 - 2]!,
        );
    const level = Math.hypot(tx, ty) || 1;
    const ax = -ty / level;
    const ay = tx / level;
    a[i * 3] = ax;
    a[i * 3 + 1] = ay;
    u[i * 3] = -tz * ay;
    u[i * 3 + 1] = tz * ax;
    u[i * 3 + 2] = tx * ay - ty * ax;
  }
  return { count, total: s[last]!, s, a, u };
}
