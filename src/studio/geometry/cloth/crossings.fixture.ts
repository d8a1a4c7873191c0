import type { ClothNet } from './cloth-net.ts';

/** How many edges of the net run through one of its triangles. */
export function countCrossings({ columns, rows, stepX, stepY, position }: ClothNet): number {
  const wide = columns + 1;
  const triangles: Triangle[] = [];
  const edges: [number, number][] = [];
  for (let j = 0; j <= rows; j++)
    for (let i = 0; i <= columns; i++) {
      const a = j * wide + i;
      if (i < columns) edges.push([a, a + 1]);
      if (j < rows) edges.push([a, a + wide]);
      if (i < columns && j < rows)
        triangles.push([a, a + 1, a + wide], [a + 1, a + wide + 1, a + wide]);
    }
  const near = sortByPlace(position, triangles, 2 * Math.max(stepX, stepY));
  let crossings = 0;
  for (const [from, to] of edges)
    for (const [a, b, c] of near([from, to])) {
      if ([a, b, c].includes(from) || [a, b, c].includes(to)) continue;
      if (meets(position, a, b, c, from, to)) crossings++;
    }
  return crossings;
}

/** Finds the triangles that share a square of the table with some points. */
function sortByPlace(p: Float64Array, triangles: readonly Triangle[], size: number) {
  const squares = new Map<string, Triangle[]>();
  const over = (points: readonly number[]) => {
    const range = (k: number) => {
      const along = points.map((point) => Math.floor(p[point * 3 + k]! / size));
      return [Math.min(...along), Math.max(...along)] as const;
    };
    const [x0, x1] = range(0);
    const [y0, y1] = range(1);
    const keys: string[] = [];
    for (let x = x0; x <= x1; x++) for (let y = y0; y <= y1; y++) keys.push(`${x} ${y}`);
    return keys;
  };
  for (const triangle of triangles)
    for (const key of over(triangle)) {
      const list = squares.get(key) ?? [];
      list.push(triangle);
      squares.set(key, list);
    }
  return (points: readonly number[]) =>
    new Set(over(points).flatMap((key) => squares.get(key) ?? []));
}

type Triangle = readonly [number, number, number];

function meets(
  p: Float64Array,
  a: number,
  b: number,
  c: number,
  from: number,
  to: number,
): boolean {
  const at = (k: number) => [p[k * 3]!, p[k * 3 + 1]!, p[k * 3 + 2]!] as const;
  const [o, d] = [at(from), minus(at(to), at(from))];
  const [e1, e2] = [minus(at(b), at(a)), minus(at(c), at(a))];
  const h = cross(d, e2);
  const det = dot(e1, h);
  if (Math.abs(det) < 1e-12) return false;
  const s = minus(o, at(a));
  const u = dot(s, h) / det;
  const q = cross(s, e1);
  const v = dot(d, q) / det;
  const t = dot(e2, q) / det;
  return u >= 0 && v >= 0 && u + v <= 1 && t >= 0 && t <= 1;
}

type Triple = readonly [number, number, number];
const minus = (a: Triple, b: Triple): Triple => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
