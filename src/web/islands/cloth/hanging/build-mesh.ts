import { type Drape, horizons, planeOf } from '../../../../light/drape/drape-file.ts';

/** Numbers of a vertex: position, normal, course, place on the cloth, horizons, dome, light that visited cloth, ground. */
export const attributes = [3, 3, 3, 2, 4, 4, 4, 4, 4, 4, 3] as const;
export const stride = attributes.reduce<number>((sum, size) => sum + size, 0);
export const normalAt = 3;
export const lightAt = 11;

/** Vertices that are drawn between two that travelled; straight lines between them would show in the light. */
const pieces = 2;

export interface DrapeMesh {
  readonly vertices: Float32Array<ArrayBuffer>;
  readonly index: Uint32Array<ArrayBuffer>;
}

export function buildMesh({ head, planes }: Drape): DrapeMesh {
  const fine = planes.map((plane) => refine(plane, head.columns, head.rows));
  const wide = head.columns * pieces + 1;
  const high = head.rows * pieces + 1;
  const vertices = new Float32Array(wide * high * stride);
  const way = (q: number, a: number, b: number) => fine[q]![b]! - fine[q]![a]!;
  for (let j = 0, k = 0, o = 0; j < high; j++)
    for (let i = 0; i < wide; i++, k++, o += stride) {
      const [left, right] = [i ? k - 1 : k, i + 1 < wide ? k + 1 : k];
      const [below, above] = [j ? k - wide : k, j + 1 < high ? k + wide : k];
      const [cx, cy, cz] = [way(0, left, right), way(1, left, right), way(2, left, right)];
      const [wx, wy, wz] = [way(0, below, above), way(1, below, above), way(2, below, above)];
      const [nx, ny, nz] = [cy * wz - cz * wy, cz * wx - cx * wz, cx * wy - cy * wx];
      const upright = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
      const along = 1 / (Math.sqrt(cx * cx + cy * cy + cz * cz) || 1);
      vertices.set([fine[0]![k]!, fine[1]![k]!, fine[2]![k]!], o);
      vertices.set([nx * upright, ny * upright, nz * upright], o + normalAt);
      vertices.set([cx * along, cy * along, cz * along], o + 6);
      vertices[o + 9] = head.place[0] + (i / pieces) * head.pitch[0];
      vertices[o + 10] = head.place[1] + (j / pieces) * head.pitch[1];
      for (let q = 0; q < horizons + 4; q++)
        vertices[o + lightAt + q] = fine[planeOf.horizon + q]![k]!;
      const visits = o + lightAt + horizons + 4;
      for (let q = 0; q < 6; q++) vertices[visits + q] = fine[planeOf.once + q]![k]!;
      vertices[visits + 6] = fine[planeOf.onceDome]![k]!;
      vertices[visits + 7] = fine[planeOf.twice]![k]!;
      for (let q = 0; q < 3 && fine[planeOf.below]; q++)
        vertices[visits + 8 + q] = fine[planeOf.below + q]![k]!;
    }
  return { vertices, index: triangles(head, wide) };
}

/** Two for each cell of the net that is seen; their diagonals alternate, or light would show their direction. */
function triangles({ columns, rows, seen }: Drape['head'], wide: number): Uint32Array<ArrayBuffer> {
  const index: number[] = [];
  for (let j = 0; j < rows * pieces; j++) {
    const [[first, last], [nextFirst, nextLast]] = [
      seen[Math.floor(j / pieces)]!,
      seen[Math.min(rows, Math.floor(j / pieces) + 1)]!,
    ];
    const from = Math.max(first, nextFirst) * pieces;
    const to = Math.min(last, nextLast, columns) * pieces;
    for (let i = from; i < to; i++) {
      const a = j * wide + i;
      const c = a + wide;
      if ((i + j) & 1) index.push(a, a + 1, c + 1, a, c + 1, c);
      else index.push(a, a + 1, c, a + 1, c + 1, c);
    }
  }
  return Uint32Array.from(index);
}

/** A cubic through the values that travelled, along rows and then across them. */
export function refine(plane: Float32Array, columns: number, rows: number): Float32Array {
  const wide = cubics(plane, columns, rows + 1, [1, columns + 1], [1, columns * pieces + 1]);
  const across = columns * pieces + 1;
  return cubics(wide, rows, across, [across, 1], [across, 1]);
}

/** `[from one value to the next, from one line to the next]`, of what is read and of what is written. */
function cubics(
  from: Float32Array,
  count: number,
  lines: number,
  [step, line]: readonly [number, number],
  [outStep, outLine]: readonly [number, number],
): Float32Array {
  const out = new Float32Array((count * pieces + 1) * lines);
  for (let l = 0; l < lines; l++) {
    const value = (q: number) => from[l * line + Math.max(0, Math.min(count, q)) * step]!;
    for (let i = 0; i <= count * pieces; i++) {
      const k = Math.floor(i / pieces);
      const t = i / pieces - k;
      const b = value(k);
      const [a, c, d] = t ? [value(k - 1), value(k + 1), value(k + 2)] : [b, b, b];
      out[l * outLine + i * outStep] = t
        ? b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
        : b;
    }
  }
  return out;
}
