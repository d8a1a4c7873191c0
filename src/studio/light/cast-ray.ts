import type { Bvh } from './bvh.ts';

/**
 * Where a ray meets a mesh. The caller owns one and has it filled again and again: a picture casts a
 * hundred million rays, and an object for each would cost more than the cast.
 */
export interface Hit {
  distance: number;
  triangle: number;
  u: number;
  v: number;
}

export const newHit = (): Hit => ({ distance: 0, triangle: -1, u: 0, v: 0 });

/** Tells whether the ray slips through a triangle at (u, v): beyond a cut edge, between the yarns. */
export type Passes = (triangle: number, u: number, v: number) => boolean;

const stack = new Int32Array(128);

/** Fills `hit` with the nearest; without one it only tells whether something stands in the way. */
export function castRay(
  { bounds, nodes, triangles, order }: Bvh,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  reach: number,
  passes: Passes | undefined,
  hit?: Hit,
): boolean {
  // Never infinite: zero times infinity loses rays that run exactly along a box.
  const ix = 1 / (dx || 1e-30);
  const iy = 1 / (dy || 1e-30);
  const iz = 1 / (dz || 1e-30);
  let depth = 0;
  let nearest = reach;
  let found = -1;
  let foundU = 0;
  let foundV = 0;
  stack[depth++] = 0;
  while (depth) {
    const node = stack[--depth]!;
    const k = node * 6;
    const x0 = (bounds[k]! - ox) * ix;
    const x1 = (bounds[k + 3]! - ox) * ix;
    const y0 = (bounds[k + 1]! - oy) * iy;
    const y1 = (bounds[k + 4]! - oy) * iy;
    const z0 = (bounds[k + 2]! - oz) * iz;
    const z1 = (bounds[k + 5]! - oz) * iz;
    const enter = Math.max(x0 < x1 ? x0 : x1, y0 < y1 ? y0 : y1, z0 < z1 ? z0 : z1);
    const leave = Math.min(x0 < x1 ? x1 : x0, y0 < y1 ? y1 : y0, z0 < z1 ? z1 : z0);
    if (enter > leave || leave < 0 || enter > nearest) continue;
    const first = nodes[node * 2]!;
    const kind = nodes[node * 2 + 1]!;
    if (kind >= 0) {
      const backward = kind === 0 ? dx < 0 : kind === 1 ? dy < 0 : dz < 0;
      stack[depth++] = backward ? node + 1 : first;
      stack[depth++] = backward ? first : node + 1;
      continue;
    }
    for (let i = first; i < first - kind; i++) {
      const q = i * 9;
      const ax = triangles[q + 3]!;
      const ay = triangles[q + 4]!;
      const az = triangles[q + 5]!;
      const bx = triangles[q + 6]!;
      const by = triangles[q + 7]!;
      const bz = triangles[q + 8]!;
      const px = dy * bz - dz * by;
      const py = dz * bx - dx * bz;
      const pz = dx * by - dy * bx;
      const det = ax * px + ay * py + az * pz;
      if (det > -1e-9 && det < 1e-9) continue;
      const inverse = 1 / det;
      const sx = ox - triangles[q]!;
      const sy = oy - triangles[q + 1]!;
      const sz = oz - triangles[q + 2]!;
      const u = (sx * px + sy * py + sz * pz) * inverse;
      if (u < 0 || u > 1) continue;
      const qx = sy * az - sz * ay;
      const qy = sz * ax - sx * az;
      const qz = sx * ay - sy * ax;
      const v = (dx * qx + dy * qy + dz * qz) * inverse;
      if (v < 0 || u + v > 1) continue;
      const distance = (bx * qx + by * qy + bz * qz) * inverse;
      if (distance < 1e-3 || distance >= nearest) continue;
      if (passes?.(order[i]!, u, v)) continue;
      if (!hit) return true;
      nearest = distance;
      found = i;
      foundU = u;
      foundV = v;
    }
  }
  if (found < 0 || !hit) return false;
  hit.distance = nearest;
  hit.triangle = order[found]!;
  hit.u = foundU;
  hit.v = foundV;
  return true;
}
