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

/** A unit vector that its owner has filled for every sample. */
export interface Direction {
  x: number;
  y: number;
  z: number;
}

export const newDirection = (): Direction => ({ x: 0, y: 0, z: 1 });

export function unpackDirection(from: Int16Array, at: number, out: Direction): void {
  let x = from[at]! / 32767;
  let y = from[at + 1]! / 32767;
  const z = 1 - Math.abs(x) - Math.abs(y);
  if (z < 0) {
    const fold = (1 - Math.abs(y)) * (x < 0 ? -1 : 1);
    y = (1 - Math.abs(x)) * (y < 0 ? -1 : 1);
    x = fold;
  }
  const scale = 1 / Math.sqrt(x * x + y * y + z * z);
  out.x = x * scale;
  out.y = y * scale;
  out.z = z * scale;
}

/** Two directions, a and b, that stand on a third and on each other. */
export type Basis = ReturnType<typeof newBasis>;

export const newBasis = () => ({ ax: 1, ay: 0, az: 0, bx: 0, by: 1, bz: 0 });

/** The basis of the direction n (Duff et al. 2017). */
export function setBasis(nx: number, ny: number, nz: number, out: Basis): void {
  const sign = nz >= 0 ? 1 : -1;
  const a = -1 / (sign + nz);
  const b = nx * ny * a;
  out.ax = 1 + sign * nx * nx * a;
  out.ay = sign * b;
  out.az = -sign * nx;
  out.bx = b;
  out.by = sign + ny * ny * a;
  out.bz = -ny;
}
