import { EMPTY } from '../types.ts';

/** The picture plane while yarns are drawn: a tile in pixels that wraps at its edges. */
export interface ZBuffer {
  readonly width: number;
  readonly height: number;
  readonly z: Float32Array;
  readonly tangent: Int8Array;
  readonly normal: Int8Array;
  readonly tone: Uint8Array;
  readonly thread: Uint8Array;
  readonly path: Uint16Array;
  readonly rim: Uint8Array;
  readonly fuzz: Uint8Array;
  readonly fuzzThread: Uint8Array;
}

export function makeZBuffer(width: number, height: number): ZBuffer {
  const size = width * height;
  return {
    width,
    height,
    z: new Float32Array(size).fill(EMPTY),
    tangent: new Int8Array(size * 3),
    normal: new Int8Array(size * 3),
    tone: new Uint8Array(size),
    thread: new Uint8Array(size).fill(255),
    path: new Uint16Array(size),
    rim: new Uint8Array(size),
    fuzz: new Uint8Array(size),
    fuzzThread: new Uint8Array(size),
  };
}

/** What is the same along one fibre. */
export interface Ink {
  tone: number;
  thread: number;
  path: number;
}

/** So much rounding may be off: whoever leaves pixels out by an estimate leaves out a little less. */
const safety = 1e-6;
const nearlyHalf = 0.5 + safety;

/**
 * Lays a short piece of fibre, a rod of radius r, from (x0,y0,z0) to (x1,y1,z1), all in pixels, y down.
 * `flat` is the height of its cross-section against its width.
 */
export function drawRod(
  buffer: ZBuffer,
  ink: Ink,
  x0: number,
  y0: number,
  z0: number,
  x1: number,
  y1: number,
  z1: number,
  r: number,
  flat: number,
  rim: number,
): void {
  const { width, height, z, tangent, normal } = buffer;
  const dx = x1 - x0;
  const dy = y1 - y0;
  const dz = z1 - z0;
  const flatLength2 = dx * dx + dy * dy;
  const flatLength = Math.sqrt(flatLength2) || 1e-6;
  const length = Math.sqrt(flatLength2 + dz * dz) || 1e-6;
  const reach = r > 0.5 ? r : 0.5;
  const reach2 = reach * reach;
  const bulge = flat * (r / reach);
  // Only pixels whose centre the rod can reach.
  const left = Math.ceil((x0 < x1 ? x0 : x1) - reach - nearlyHalf) | 0;
  const right = Math.floor((x0 < x1 ? x1 : x0) + reach - 0.5 + safety) | 0;
  const top = Math.ceil((y0 < y1 ? y0 : y1) - reach - nearlyHalf) | 0;
  const bottom = Math.floor((y0 < y1 ? y1 : y0) + reach - 0.5 + safety) | 0;
  const highest = (dz < 0 ? z0 : z1) + reach * bulge + safety;
  // A rod that lies across the rows leaves them early: beyond `aside` of its own line there is nothing of it.
  const leans = Math.abs(dy) > 1e-3;
  const slope = leans ? dx / dy : 0;
  const aside = leans ? (reach * flatLength) / Math.abs(dy) + safety : Infinity;
  const tx = dx / length;
  const ty = -dy / length;
  const tz = dz / length;
  // Sideways and upward directions of the rod's cross-section, y up.
  const ax = dy / flatLength;
  const ay = dx / flatLength;
  const ux = -tz * ay;
  const uy = tz * ax;
  const uz = tx * ay - ty * ax;
  const upSign = uz < 0 ? -127 : 127;
  const t127x = tx * 127;
  const t127y = ty * 127;
  const t127z = tz * 127;
  const inverse = flatLength2 > 1e-9 ? 1 / flatLength2 : 0;
  for (let py = top; py <= bottom; py++) {
    const cy = py + 0.5 - y0;
    let row = py % height;
    if (row < 0) row += height;
    row *= width;
    const middle = x0 + cy * slope - 0.5;
    const from = middle - aside > left ? Math.ceil(middle - aside) | 0 : left;
    const to = middle + aside < right ? Math.floor(middle + aside) | 0 : right;
    let column = from % width;
    if (column < 0) column += width;
    for (let px = from; px <= to; px++, column++) {
      if (column === width) column = 0;
      const i = row + column;
      const standing = z[i]!;
      if (highest <= standing) continue;
      const cx = px + 0.5 - x0;
      let t = (cx * dx + cy * dy) * inverse;
      if (t < 0) t = 0;
      else if (t > 1) t = 1;
      const ex = cx - dx * t;
      const ey = cy - dy * t;
      const off2 = ex * ex + ey * ey;
      if (off2 > reach2) continue;
      const rise = Math.sqrt(reach2 - off2);
      const depth = z0 + dz * t + rise * bulge;
      if (depth <= standing) continue;
      z[i] = depth;
      const across = (ex * ax - ey * ay) / reach;
      const side = across * 127;
      const up = Math.sqrt(1 - across * across) * upSign;
      const k = i * 3;
      tangent[k] = t127x;
      tangent[k + 1] = t127y;
      tangent[k + 2] = t127z;
      normal[k] = ax * side + ux * up;
      normal[k + 1] = ay * side + uy * up;
      normal[k + 2] = uz * up;
      buffer.tone[i] = ink.tone;
      buffer.thread[i] = ink.thread;
      buffer.path[i] = ink.path;
      buffer.rim[i] = rim;
    }
  }
}
