import type { ClothNet } from './cloth-net.ts';

/** A rod along y that cloth comes to lie on, such as a roll. */
export interface Rod {
  readonly x: number;
  readonly z: number;
  /** Toward the direction (nx, nz) from its middle, at a place along it; a wound roll is not quite round. */
  radius(nx: number, y: number, nz: number): number;
}

/** Moves points out of the rod; pressed on it they slide only when pulled harder than friction holds. */
export function restOnRod(net: ClothNet, { x, z, radius }: Rod, friction: number): void {
  const { position: p, before, lightness, body } = net;
  for (let a = 0, k = 0; a < lightness.length; a++, k += 3) {
    const dx = p[k]! - x;
    const dz = p[k + 2]! - z;
    const far = Math.sqrt(dx * dx + dz * dz) || 1e-9;
    const nx = dx / far;
    const nz = dz / far;
    const depth = radius(nx, p[k + 1]!, nz) + body.thickness / 2 - far;
    if (depth <= 0 || lightness[a] === 0) continue;
    p[k]! += nx * depth;
    p[k + 2]! += nz * depth;
    let sx = p[k]! - before[k]!;
    const sy = p[k + 1]! - before[k + 1]!;
    let sz = p[k + 2]! - before[k + 2]!;
    const outward = sx * nx + sz * nz;
    sx -= nx * outward;
    sz -= nz * outward;
    const slid = Math.sqrt(sx * sx + sy * sy + sz * sz);
    const share = slid > 0 ? Math.min(1, (friction * depth) / slid) : 0;
    p[k]! -= sx * share;
    p[k + 1]! -= sy * share;
    p[k + 2]! -= sz * share;
  }
}
