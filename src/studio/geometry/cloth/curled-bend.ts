import type { ClothNet } from './cloth-net.ts';

/**
 * The bend that cloth with a curl of its own takes at a point when it is left alone: a second
 * difference over `reach` points, along the normal. Cut edges of a warp knit curl so. Nothing is
 * answered where the cloth would lie flat.
 */
export function curledBend(net: ClothNet, right: number, up: number) {
  const { curl, stepX, stepY } = net;
  if (!curl) return undefined;
  const span = right > 0 ? right * stepX : up * stepY;
  const across = right > 0 ? 0 : 1;
  const out = new Float64Array(3);
  const normal = normalFinder(net, out);
  return (point: number): Float64Array | undefined => {
    const curvature = curl[point * 2 + across]!;
    if (curvature === 0) return undefined;
    normal(point);
    const bend = curvature * span * span;
    out[0]! *= bend;
    out[1]! *= bend;
    out[2]! *= bend;
    return out;
  };
}

/** Fills `out` with the normal of the cloth at a point, from its neighbours. */
function normalFinder({ columns, rows, position: p }: ClothNet, out: Float64Array) {
  const wide = columns + 1;
  return (point: number): void => {
    const i = point % wide;
    const j = (point - i) / wide;
    const left = (i > 0 ? point - 1 : point) * 3;
    const right = (i < columns ? point + 1 : point) * 3;
    const below = (j > 0 ? point - wide : point) * 3;
    const above = (j < rows ? point + wide : point) * 3;
    const ax = p[right]! - p[left]!;
    const ay = p[right + 1]! - p[left + 1]!;
    const az = p[right + 2]! - p[left + 2]!;
    const bx = p[above]! - p[below]!;
    const by = p[above + 1]! - p[below + 1]!;
    const bz = p[above + 2]! - p[below + 2]!;
    const x = ay * bz - az * by;
    const y = az * bx - ax * bz;
    const z = ax * by - ay * bx;
    const length = Math.sqrt(x * x + y * y + z * z) || 1;
    out[0] = x / length;
    out[1] = y / length;
    out[2] = z / length;
  };
}
