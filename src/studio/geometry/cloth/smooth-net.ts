import type { ClothNet } from './cloth-net.ts';

const weights = [1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16] as const;

/**
 * Points of a laid net without the ripple of four points that bending over a reach of four leaves in
 * it; light at a flat angle would show it as a check. Folds wider than a dozen points stay.
 */
export function smoothNet({ columns, rows, position }: ClothNet): Float32Array {
  const wide = columns + 1;
  let points = Float32Array.from(position);
  for (let pass = 0; pass < 2; pass++) {
    points = blurred(points, (k) => [k % wide, columns, 1]);
    points = blurred(points, (k) => [Math.floor(k / wide), rows, wide]);
  }
  return points;
}

/** Beyond an end the line goes on as its mirror image through the end point, which so stays in place. */
function blurred(
  points: Float32Array<ArrayBuffer>,
  lineOf: (point: number) => readonly [at: number, last: number, stride: number],
): Float32Array<ArrayBuffer> {
  const out = new Float32Array(points.length);
  for (let point = 0; point < points.length / 3; point++) {
    const [at, last, stride] = lineOf(point);
    for (let k = 0; k < 3; k++) {
      const value = (to: number) => points[(point + (to - at) * stride) * 3 + k]!;
      let sum = 0;
      for (let n = -2; n <= 2; n++) {
        const to = at + n;
        const end = to < 0 ? 0 : last;
        sum +=
          weights[n + 2]! *
          (to < 0 || to > last ? 2 * value(end) - value(2 * end - to) : value(to));
      }
      out[point * 3 + k] = sum;
    }
  }
  return out;
}
