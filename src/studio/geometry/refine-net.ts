import type { Vector } from './vector.ts';

/** A net of points read between its knots by cubic B-splines, so that facets never show. */
export function refineNet(
  points: Float32Array,
  columns: number,
  rows: number,
): (u: number, v: number) => Vector {
  const clamp = (value: number, last: number) => (value < 0 ? 0 : value > last ? last : value);
  return (u, v) => {
    const x = u * columns;
    const y = v * rows;
    const i = Math.min(columns - 1, Math.floor(x));
    const j = Math.min(rows - 1, Math.floor(y));
    const across = spline(x - i);
    const up = spline(y - j);
    const out: [number, number, number] = [0, 0, 0];
    for (let q = 0; q < 4; q++) {
      for (let r = 0; r < 4; r++) {
        const k = (clamp(j + q - 1, rows) * (columns + 1) + clamp(i + r - 1, columns)) * 3;
        const weight = up[q]! * across[r]!;
        out[0] += points[k]! * weight;
        out[1] += points[k + 1]! * weight;
        out[2] += points[k + 2]! * weight;
      }
    }
    return out;
  };
}

function spline(t: number): readonly number[] {
  const t2 = t * t;
  const t3 = t2 * t;
  return [
    (1 - 3 * t + 3 * t2 - t3) / 6,
    (4 - 6 * t2 + 3 * t3) / 6,
    (1 + 3 * t + 3 * t2 - 3 * t3) / 6,
    t3 / 6,
  ];
}
