import { refineNet } from '../refine-net.ts';
import type { ClothNet } from './cloth-net.ts';
import { smoothNet } from './smooth-net.ts';

/** Squares of the table, mm; smaller than the steps of any net. */
const square = 1;

/** What the next piece of cloth comes to lie on: the table, and the pieces laid there before. */
export function heightOver(nets: readonly ClothNet[], layer: number) {
  const heights = new Map<number, number>();
  const keyOf = (x: number, y: number) =>
    Math.floor(x / square) * 65536 + Math.floor(y / square) + 32768;
  for (const net of nets) {
    const at = refineNet(smoothNet(net), net.columns, net.rows);
    const across = Math.ceil((net.columns * net.stepX * 2) / square);
    const up = Math.ceil((net.rows * net.stepY * 2) / square);
    for (let j = 0; j <= up; j++)
      for (let i = 0; i <= across; i++) {
        const [x, y, z] = at(i / across, j / up);
        const height = z - net.body.thickness / 2 + layer;
        // The squares around it too: an edge that stands up would slip between two points above it.
        for (let k = 0; k < 9; k++) {
          const key = keyOf(x + ((k % 3) - 1) * square, y + (Math.floor(k / 3) - 1) * square);
          if (height > (heights.get(key) ?? 0)) heights.set(key, height);
        }
      }
  }
  return (x: number, y: number): number => heights.get(keyOf(x, y)) ?? 0;
}
