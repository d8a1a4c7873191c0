import type { ClothNet } from './cloth-net.ts';

/** Share of a sliding motion between two layers that rubbing takes away each time. */
const rubbing = 0.35;

/** Wider meshes than this and a point would slip between four others. */
const meshShare = 0.95;

/** How close layers come: their thickness, or what a coarse net can keep apart. */
export const layerGap = ({ stepX, stepY, body }: Pick<ClothNet, 'stepX' | 'stepY' | 'body'>) =>
  Math.max(body.thickness, meshShare * Math.max(stepX, stepY));

/**
 * Keeps layers of the same cloth a thickness apart. Points are sorted into cells as large as that,
 * so that only points of neighbouring cells are compared.
 */
export function selfContact({ columns, rows, stepX, stepY, body }: ClothNet) {
  const wide = columns + 1;
  const count = wide * (rows + 1);
  const reach = layerGap({ stepX, stepY, body });
  const nearX = Math.ceil(reach / stepX) + 1;
  const nearY = Math.ceil(reach / stepY) + 1;
  const buckets = 1 << Math.ceil(Math.log2(count * 2));
  const starts = new Int32Array(buckets + 1);
  const sorted = new Int32Array(count);
  const cells = new Int32Array(count * 3);

  const bucketOf = (x: number, y: number, z: number) =>
    (Math.imul(x, 73856093) ^ Math.imul(y, 19349663) ^ Math.imul(z, 83492791)) & (buckets - 1);

  function sort(p: Float64Array): void {
    starts.fill(0);
    for (let a = 0; a < count; a++) {
      for (let k = 0; k < 3; k++) cells[a * 3 + k] = Math.floor(p[a * 3 + k]! / reach);
      starts[bucketOf(cells[a * 3]!, cells[a * 3 + 1]!, cells[a * 3 + 2]!) + 1]!++;
    }
    for (let n = 1; n <= buckets; n++) starts[n]! += starts[n - 1]!;
    // From the last point to the first: each bucket then lists its points in their order.
    const ends = starts.slice(1);
    for (let a = count - 1; a >= 0; a--)
      sorted[--ends[bucketOf(cells[a * 3]!, cells[a * 3 + 1]!, cells[a * 3 + 2]!)]!] = a;
  }

  function part({ position: p, before, lightness }: ClothNet, a: number, b: number): void {
    const o = a * 3;
    const q = b * 3;
    const dx = p[q]! - p[o]!;
    const dy = p[q + 1]! - p[o + 1]!;
    const dz = p[q + 2]! - p[o + 2]!;
    const square = dx * dx + dy * dy + dz * dz;
    const w = lightness[a]! + lightness[b]!;
    if (square >= reach * reach || square === 0 || w === 0) return;
    const distance = Math.sqrt(square);
    const push = (reach - distance) / (distance * w);
    const sx = p[q]! - before[q]! - (p[o]! - before[o]!);
    const sy = p[q + 1]! - before[q + 1]! - (p[o + 1]! - before[o + 1]!);
    const sz = p[q + 2]! - before[q + 2]! - (p[o + 2]! - before[o + 2]!);
    const upright = (sx * dx + sy * dy + sz * dz) / square;
    const rub = rubbing / w;
    const ax = push * dx - rub * (sx - upright * dx);
    const ay = push * dy - rub * (sy - upright * dy);
    const az = push * dz - rub * (sz - upright * dz);
    const wa = lightness[a]!;
    const wb = lightness[b]!;
    p[o]! -= ax * wa;
    p[o + 1]! -= ay * wa;
    p[o + 2]! -= az * wa;
    p[q]! += ax * wb;
    p[q + 1]! += ay * wb;
    p[q + 2]! += az * wb;
  }

  const areNeighbours = (a: number, b: number) =>
    Math.abs((a % wide) - (b % wide)) <= nearX &&
    Math.abs(Math.floor(a / wide) - Math.floor(b / wide)) <= nearY;

  return (net: ClothNet): void => {
    const { position: p } = net;
    sort(p);
    // Of two layers one is lifted; what lies on the table itself need not look around.
    const lifted = reach * 0.7;
    for (let a = 0; a < count; a++) {
      if (p[a * 3 + 2]! < lifted) continue;
      for (let z = cells[a * 3 + 2]! - 1; z <= cells[a * 3 + 2]! + 1; z++)
        for (let y = cells[a * 3 + 1]! - 1; y <= cells[a * 3 + 1]! + 1; y++)
          for (let x = cells[a * 3]! - 1; x <= cells[a * 3]! + 1; x++) {
            const bucket = bucketOf(x, y, z);
            for (let n = starts[bucket]!; n < starts[bucket + 1]!; n++) {
              const b = sorted[n]!;
              if (b <= a && p[b * 3 + 2]! >= lifted) continue;
              if (a !== b && !areNeighbours(a, b)) part(net, a, b);
            }
          }
    }
  };
}
