/** A number in [-0.5, 0.5) that belongs to a lattice point. */
export function latticeNoise(x: number, y: number): number {
  let n = (Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263)) | 0;
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296 - 0.5;
}

/** Lattice noise, interpolated; about ±0.5. */
export function valueNoise(x: number, y: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  return interpolated(i, j, x - i, y - j);
}

/** The same without kinks at the lattice, which light finds in a bent surface. */
export function smoothNoise(x: number, y: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  return interpolated(i, j, eased(x - i), eased(y - j));
}

const eased = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

function interpolated(i: number, j: number, f: number, g: number): number {
  const low = latticeNoise(i, j) * (1 - f) + latticeNoise(i + 1, j) * f;
  const high = latticeNoise(i, j + 1) * (1 - f) + latticeNoise(i + 1, j + 1) * f;
  return low * (1 - g) + high * g;
}
