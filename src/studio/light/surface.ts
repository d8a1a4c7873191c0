import type { Mesh } from '../geometry/mesh.ts';
import type { Bvh } from './bvh.ts';
import { castRay, newHit, type Passes } from './cast-ray.ts';

/** What a ray has met. The place is lifted off the surface, ready to send the next ray. */
export type Surface = ReturnType<typeof newSurface>;

/** A caller owns one and has `findSurface` fill it for every ray. */
export const newSurface = () => ({
  part: 0,
  back: false,
  distance: 0,
  x: 0,
  y: 0,
  z: 0,
  nx: 0,
  ny: 0,
  nz: 1,
  u: 0,
  v: 0,
  tx: 1,
  ty: 0,
  tz: 0,
});

const hit = newHit();

/** Along the geometric normal: along the smooth one, grazing rays start inside the cloth and leave black specks. */
const lift = 0.09;
const farAway = 2e4;
export const sky = -1;

/**
 * Fills `s` with what a ray meets and returns its part: one of the mesh, the ground (0), or the sky.
 * `full` also finds the place on the cloth.
 */
export function findSurface(
  mesh: Mesh,
  bvh: Bvh,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  passes: Passes | undefined,
  full: boolean,
  s: Surface,
): number {
  const toGround = dz < -1e-6 ? -oz / dz : Infinity;
  if (!castRay(bvh, ox, oy, oz, dx, dy, dz, Math.min(toGround, 1e8), passes, hit)) {
    return meetGround(ox, oy, dx, dy, toGround, s);
  }
  const { index, position, normal, uv } = mesh;
  const t = hit.triangle * 3;
  const a = index[t]!;
  const b = index[t + 1]!;
  const c = index[t + 2]!;
  const { u, v } = hit;
  const w = 1 - u - v;
  s.part = mesh.part[hit.triangle]!;
  s.distance = hit.distance;

  let nx = normal[a * 3]! * w + normal[b * 3]! * u + normal[c * 3]! * v;
  let ny = normal[a * 3 + 1]! * w + normal[b * 3 + 1]! * u + normal[c * 3 + 1]! * v;
  let nz = normal[a * 3 + 2]! * w + normal[b * 3 + 2]! * u + normal[c * 3 + 2]! * v;
  const n = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
  nx *= n;
  ny *= n;
  nz *= n;

  const ex = position[b * 3]! - position[a * 3]!;
  const ey = position[b * 3 + 1]! - position[a * 3 + 1]!;
  const ez = position[b * 3 + 2]! - position[a * 3 + 2]!;
  const fx = position[c * 3]! - position[a * 3]!;
  const fy = position[c * 3 + 1]! - position[a * 3 + 1]!;
  const fz = position[c * 3 + 2]! - position[a * 3 + 2]!;
  let gx = ey * fz - ez * fy;
  let gy = ez * fx - ex * fz;
  let gz = ex * fy - ey * fx;
  const g = 1 / (Math.sqrt(gx * gx + gy * gy + gz * gz) || 1);
  const same = gx * nx + gy * ny + gz * nz < 0 ? -g : g;
  gx *= same;
  gy *= same;
  gz *= same;
  s.back = gx * dx + gy * dy + gz * dz > 0;
  const facing = s.back ? -1 : 1;
  s.nx = nx * facing;
  s.ny = ny * facing;
  s.nz = nz * facing;
  s.x = ox + dx * hit.distance + gx * facing * lift;
  s.y = oy + dy * hit.distance + gy * facing * lift;
  s.z = oz + dz * hit.distance + gz * facing * lift;
  if (!full) return s.part;

  s.u = uv[a * 2]! * w + uv[b * 2]! * u + uv[c * 2]! * v;
  s.v = uv[a * 2 + 1]! * w + uv[b * 2 + 1]! * u + uv[c * 2 + 1]! * v;
  const u1 = uv[b * 2]! - uv[a * 2]!;
  const u2 = uv[c * 2]! - uv[a * 2]!;
  const v1 = uv[b * 2 + 1]! - uv[a * 2 + 1]!;
  const v2 = uv[c * 2 + 1]! - uv[a * 2 + 1]!;
  const det = u1 * v2 - u2 * v1 || 1e-9;
  let tx = (ex * v2 - fx * v1) / det;
  let ty = (ey * v2 - fy * v1) / det;
  let tz = (ez * v2 - fz * v1) / det;
  const along = tx * s.nx + ty * s.ny + tz * s.nz;
  tx -= along * s.nx;
  ty -= along * s.ny;
  tz -= along * s.nz;
  const length = Math.sqrt(tx * tx + ty * ty + tz * tz) || 1;
  s.tx = tx / length;
  s.ty = ty / length;
  s.tz = tz / length;
  return s.part;
}

function meetGround(
  ox: number,
  oy: number,
  dx: number,
  dy: number,
  distance: number,
  s: Surface,
): number {
  if (distance > farAway) return (s.part = sky);
  s.part = 0;
  s.back = false;
  s.distance = distance;
  s.x = ox + dx * distance;
  s.y = oy + dy * distance;
  s.z = 0;
  s.nx = 0;
  s.ny = 0;
  s.nz = 1;
  s.u = s.x;
  s.v = s.y;
  s.tx = 1;
  s.ty = 0;
  s.tz = 0;
  return 0;
}
