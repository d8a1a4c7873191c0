import type { Vector } from './vector.ts';

/** Millimetres, z up. `uv` is the place on the cloth, also in millimetres. `part` names the piece of each triangle. */
export interface Mesh {
  readonly position: Float32Array;
  readonly normal: Float32Array;
  readonly uv: Float32Array;
  readonly index: Uint32Array;
  readonly part: Uint8Array;
}

/** 0 is the ground; pieces of cloth and props count from 1. */
export type Part = number;

export interface Sheet {
  readonly columns: number;
  readonly rows: number;
  readonly part: Part;
  at(u: number, v: number): Vector;
  /** Place on the cloth in millimetres. */
  cloth(u: number, v: number): readonly [number, number];
}

/** A rectangular net of triangles; diagonals alternate, or light would show their direction. */
export function sheet({ columns, rows, part, at, cloth }: Sheet): Mesh {
  const count = (columns + 1) * (rows + 1);
  const position = new Float32Array(count * 3);
  const uv = new Float32Array(count * 2);
  const index = new Uint32Array(columns * rows * 6);
  for (let j = 0, k = 0; j <= rows; j++) {
    for (let i = 0; i <= columns; i++, k++) {
      position.set(at(i / columns, j / rows), k * 3);
      uv.set(cloth(i / columns, j / rows), k * 2);
    }
  }
  for (let j = 0, t = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++, t += 6) {
      const a = j * (columns + 1) + i;
      const c = a + columns + 1;
      index.set((i + j) & 1 ? [a, a + 1, c + 1, a, c + 1, c] : [a, a + 1, c, a + 1, c + 1, c], t);
    }
  }
  return {
    position,
    uv,
    index,
    normal: smoothNormals(position, index),
    part: new Uint8Array(index.length / 3).fill(part),
  };
}

export function joinMeshes(meshes: readonly Mesh[]): Mesh {
  const vertices = meshes.reduce((sum, m) => sum + m.position.length / 3, 0);
  const corners = meshes.reduce((sum, m) => sum + m.index.length, 0);
  const joined: Mesh = {
    position: new Float32Array(vertices * 3),
    normal: new Float32Array(vertices * 3),
    uv: new Float32Array(vertices * 2),
    index: new Uint32Array(corners),
    part: new Uint8Array(corners / 3),
  };
  let vertex = 0;
  let corner = 0;
  for (const mesh of meshes) {
    joined.position.set(mesh.position, vertex * 3);
    joined.normal.set(mesh.normal, vertex * 3);
    joined.uv.set(mesh.uv, vertex * 2);
    joined.part.set(mesh.part, corner / 3);
    for (let i = 0; i < mesh.index.length; i++) joined.index[corner + i] = mesh.index[i]! + vertex;
    vertex += mesh.position.length / 3;
    corner += mesh.index.length;
  }
  return joined;
}

function smoothNormals(position: Float32Array, index: Uint32Array): Float32Array {
  const normal = new Float32Array(position.length);
  for (let t = 0; t < index.length; t += 3) {
    const a = index[t]! * 3;
    const b = index[t + 1]! * 3;
    const c = index[t + 2]! * 3;
    const ux = position[b]! - position[a]!;
    const uy = position[b + 1]! - position[a + 1]!;
    const uz = position[b + 2]! - position[a + 2]!;
    const vx = position[c]! - position[a]!;
    const vy = position[c + 1]! - position[a + 1]!;
    const vz = position[c + 2]! - position[a + 2]!;
    const nx = uy * vz - uz * vy;
    const ny = uz * vx - ux * vz;
    const nz = ux * vy - uy * vx;
    for (const corner of [a, b, c]) {
      normal[corner] = normal[corner]! + nx;
      normal[corner + 1] = normal[corner + 1]! + ny;
      normal[corner + 2] = normal[corner + 2]! + nz;
    }
  }
  for (let i = 0; i < normal.length; i += 3) {
    const length = Math.hypot(normal[i]!, normal[i + 1]!, normal[i + 2]!) || 1;
    normal[i] = normal[i]! / length;
    normal[i + 1] = normal[i + 1]! / length;
    normal[i + 2] = normal[i + 2]! / length;
  }
  return normal;
}
