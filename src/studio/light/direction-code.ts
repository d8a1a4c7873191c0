/** A unit vector in two signed 16-bit numbers (octahedral map), written at `at` and `at + 1`. */
export function packDirection(out: Int16Array, at: number, x: number, y: number, z: number): void {
  const sum = Math.abs(x) + Math.abs(y) + Math.abs(z) || 1;
  let u = x / sum;
  let v = y / sum;
  if (z < 0) {
    const fold = (1 - Math.abs(v)) * (u < 0 ? -1 : 1);
    v = (1 - Math.abs(u)) * (v < 0 ? -1 : 1);
    u = fold;
  }
  out[at] = Math.round(u * 32767);
  out[at + 1] = Math.round(v * 32767);
}

/** Filled by `unpackDirection`. */
export const direction = { x: 0, y: 0, z: 1 };

export function unpackDirection(from: Int16Array, at: number): void {
  let x = from[at]! / 32767;
  let y = from[at + 1]! / 32767;
  const z = 1 - Math.abs(x) - Math.abs(y);
  if (z < 0) {
    const fold = (1 - Math.abs(y)) * (x < 0 ? -1 : 1);
    y = (1 - Math.abs(x)) * (y < 0 ? -1 : 1);
    x = fold;
  }
  const scale = 1 / Math.sqrt(x * x + y * y + z * z);
  direction.x = x * scale;
  direction.y = y * scale;
  direction.z = z * scale;
}

/** Filled by `setBasis`: two directions that stand on n and on each other (Duff et al. 2017). */
export const basis = { ax: 1, ay: 0, az: 0, bx: 0, by: 1, bz: 0 };

export function setBasis(nx: number, ny: number, nz: number): void {
  const sign = nz >= 0 ? 1 : -1;
  const a = -1 / (sign + nz);
  const b = nx * ny * a;
  basis.ax = 1 + sign * nx * nx * a;
  basis.ay = sign * b;
  basis.az = -sign * nx;
  basis.bx = b;
  basis.by = sign + ny * ny * a;
  basis.bz = -ny;
}
