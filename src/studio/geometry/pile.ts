import { refineNet } from './refine-net.ts';

/** Height of a layer over a place of the table. */
export type Height = (x: number, y: number) => number;

const knot = 2;
const half = { x: 90, y: 108 } as const;
const columns = (2 * half.x) / knot;
const rows = (2 * half.y) / knot;
const wide = columns + 1;

/**
 * Layers of cloth that lie on one another, from the lowest up; `gaps` are what lies between one and
 * the next, middle to middle: thickness and air. Each layer bridges the small hollows of the one
 * below and follows its swells, so that what happens low in the pile shows, softer, on top.
 */
export function pileUp(gaps: readonly Height[]): readonly Height[] {
  let top = new Float64Array(wide * (rows + 1));
  return gaps.map((gap) => {
    top = bridged(top).map((height, k) => {
      const x = (k % wide) * knot - half.x;
      const y = Math.floor(k / wide) * knot - half.y;
      return height + gap(x, y);
    });
    return readBetween(top);
  });
}

function bridged(heights: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const across = blurred(heights, 1, columns, (k) => k % wide);
  return blurred(across, wide, rows, (k) => Math.floor(k / wide));
}

function blurred(
  heights: Float64Array<ArrayBuffer>,
  stride: number,
  last: number,
  at: (k: number) => number,
): Float64Array<ArrayBuffer> {
  return heights.map((height, k) => {
    const before = heights[at(k) > 0 ? k - stride : k]!;
    const after = heights[at(k) < last ? k + stride : k]!;
    return (before + 2 * height + after) / 4;
  });
}

function readBetween(heights: Float64Array): Height {
  const points = new Float32Array(heights.length * 3);
  heights.forEach((height, k) => (points[k * 3 + 2] = height));
  const read = refineNet(points, columns, rows);
  return (x, y) => read((x + half.x) / (2 * half.x), (y + half.y) / (2 * half.y))[2];
}
