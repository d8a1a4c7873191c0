import type { Mesh } from '../geometry/mesh.ts';

/** Boxes around triangles, in depth-first order: the near child of node n is n + 1. */
export interface Bvh {
  /** Six bounds a node. */
  readonly bounds: Float32Array;
  /** Two a node: right child and axis, or first triangle and minus their number. */
  readonly nodes: Int32Array;
  /** Corner and two edges of each triangle, in tree order. */
  readonly triangles: Float32Array;
  /** Tree order → triangle of the mesh. */
  readonly order: Uint32Array;
}

const leafSize = 4;
const binCount = 12;
/** Millimetres; rounding opens cracks between boxes that only touch. */
const slack = 5e-4;
const nothing = [1e9, 1e9, 1e9, -1e9, -1e9, -1e9] as const;

/** Splits by the surface area heuristic, binned along the widest axis. */
export function buildBvh(mesh: Mesh): Bvh {
  const boxes = triangleBoxes(mesh);
  const order = Uint32Array.from({ length: mesh.index.length / 3 }, (_, t) => t);
  const bounds: number[] = [];
  const nodes: number[] = [];

  function split(start: number, end: number): number {
    const id = nodes.length / 2;
    nodes.push(0, 0);
    const box: number[] = [...nothing];
    const middles: number[] = [...nothing];
    for (let i = start; i < end; i++) {
      const t = order[i]! * 6;
      for (let axis = 0; axis < 3; axis++) {
        const low = boxes[t + axis]!;
        const high = boxes[t + axis + 3]!;
        const middle = low + high;
        if (low < box[axis]!) box[axis] = low;
        if (high > box[axis + 3]!) box[axis + 3] = high;
        if (middle < middles[axis]!) middles[axis] = middle;
        if (middle > middles[axis + 3]!) middles[axis + 3] = middle;
      }
    }
    bounds.push(...box.map((bound, side) => bound + (side < 3 ? -slack : slack)));
    const extent = [0, 1, 2].map((axis) => middles[axis + 3]! - middles[axis]!);
    const axis = extent.indexOf(Math.max(...extent));
    if (end - start <= leafSize || extent[axis]! < 1e-6) {
      nodes[id * 2] = start;
      nodes[id * 2 + 1] = start - end;
      return id;
    }
    const scale = (binCount / extent[axis]!) * 0.9999;
    const binOf = (i: number) => {
      const t = order[i]! * 6 + axis;
      return Math.floor((boxes[t]! + boxes[t + 3]! - middles[axis]!) * scale);
    };
    const border = bestBorder(boxes, order, start, end, binOf);
    let left = start;
    let right = end - 1;
    while (left <= right) {
      if (binOf(left) < border) left++;
      else {
        const swap = order[left]!;
        order[left] = order[right]!;
        order[right--] = swap;
      }
    }
    const middle = left === start || left === end ? (start + end) >> 1 : left;
    split(start, middle);
    nodes[id * 2] = split(middle, end);
    nodes[id * 2 + 1] = axis;
    return id;
  }

  split(0, order.length);
  return {
    bounds: Float32Array.from(bounds),
    nodes: Int32Array.from(nodes),
    triangles: orderedTriangles(mesh, order),
    order,
  };
}

function triangleBoxes({ position, index }: Mesh): Float32Array {
  const boxes = new Float32Array(index.length * 2);
  for (let t = 0; t < index.length / 3; t++) {
    for (let axis = 0; axis < 3; axis++) {
      const a = position[index[t * 3]! * 3 + axis]!;
      const b = position[index[t * 3 + 1]! * 3 + axis]!;
      const c = position[index[t * 3 + 2]! * 3 + axis]!;
      boxes[t * 6 + axis] = Math.min(a, b, c);
      boxes[t * 6 + axis + 3] = Math.max(a, b, c);
    }
  }
  return boxes;
}

function bestBorder(
  boxes: Float32Array,
  order: Uint32Array,
  start: number,
  end: number,
  binOf: (i: number) => number,
): number {
  const counts = new Int32Array(binCount);
  const bins = Array.from({ length: binCount }, () => [...nothing] as number[]);
  for (let i = start; i < end; i++) {
    const bin = binOf(i);
    counts[bin]!++;
    grow(bins[bin]!, boxes.subarray(order[i]! * 6, order[i]! * 6 + 6));
  }
  const rightCost = new Float64Array(binCount);
  let box: number[] = [...nothing];
  let count = 0;
  for (let bin = binCount - 1; bin > 0; bin--) {
    grow(box, bins[bin]!);
    count += counts[bin]!;
    rightCost[bin] = area(box) * count;
  }
  box = [...nothing];
  count = 0;
  let best = binCount / 2;
  let cheapest = Infinity;
  for (let bin = 0; bin < binCount - 1; bin++) {
    grow(box, bins[bin]!);
    count += counts[bin]!;
    const cost = area(box) * count + rightCost[bin + 1]!;
    if (count > 0 && count < end - start && cost < cheapest) {
      cheapest = cost;
      best = bin + 1;
    }
  }
  return best;
}

function grow(box: number[], by: ArrayLike<number>): void {
  for (let axis = 0; axis < 3; axis++) {
    if (by[axis]! < box[axis]!) box[axis] = by[axis]!;
    if (by[axis + 3]! > box[axis + 3]!) box[axis + 3] = by[axis + 3]!;
  }
}

function area(box: readonly number[]): number {
  const x = box[3]! - box[0]!;
  const y = box[4]! - box[1]!;
  const z = box[5]! - box[2]!;
  return x < 0 ? 0 : x * y + y * z + z * x;
}

function orderedTriangles({ position, index }: Mesh, order: Uint32Array): Float32Array {
  const triangles = new Float32Array(order.length * 9);
  for (let i = 0; i < order.length; i++) {
    const t = order[i]! * 3;
    for (let axis = 0; axis < 3; axis++) {
      const a = position[index[t]! * 3 + axis]!;
      triangles[i * 9 + axis] = a;
      triangles[i * 9 + 3 + axis] = position[index[t + 1]! * 3 + axis]! - a;
      triangles[i * 9 + 6 + axis] = position[index[t + 2]! * 3 + axis]! - a;
    }
  }
  return triangles;
}
