import type { Mesh, Part } from './mesh.ts';
import { sheet } from './mesh.ts';
import type { Vector } from './vector.ts';

export interface Ribbon {
  /** Outline in the x-z plane; cloth runs along it. */
  readonly outline: readonly (readonly [x: number, z: number])[];
  readonly width: number;
  readonly rows: number;
  readonly part: Part;
  readonly startY: number;
  /** Hand-made unevenness by place along the outline (mm) and across the width (0 … 1). */
  wobble(along: number, across: number): Vector;
}

/** A band of cloth drawn along an outline. */
export function ribbon({ outline, width, rows, part, startY, wobble }: Ribbon): Mesh {
  const along = lengths(outline);
  const last = outline.length - 1;
  return sheet({
    columns: last,
    rows,
    part,
    at(u, v) {
      const i = Math.round(u * last);
      const [x, z] = outline[i]!;
      const [dx, dy, dz] = wobble(along[i]!, v);
      return [x + dx, startY + v * width + dy, z + dz];
    },
    // Cloth is wound and folded along its wales.
    cloth: (u, v) => [v * width, along[Math.round(u * last)]!],
  });
}

function lengths(outline: Ribbon['outline']): Float32Array {
  const along = new Float32Array(outline.length);
  for (let i = 1; i < outline.length; i++) {
    const [x0, z0] = outline[i - 1]!;
    const [x1, z1] = outline[i]!;
    along[i] = along[i - 1]! + Math.hypot(x1 - x0, z1 - z0);
  }
  return along;
}
