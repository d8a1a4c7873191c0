import { randomStream } from '../../loom/index.ts';
import type { Vector } from './vector.ts';

export interface Settling {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  readonly steps: number;
  /** Resistance to bending, 0 … 1. */
  readonly bend: number;
  readonly gravity: number;
  start(u: number, v: number): Vector;
  /** Height of the padding below a place. */
  floor(x: number, y: number): number;
}

/** Lets cloth sink on padding until it rests: stretch, shear and bend constraints (XPBD). */
export function settle(cloth: Settling): Float32Array {
  const { columns, rows, steps, gravity } = cloth;
  const count = (columns + 1) * (rows + 1);
  const position = new Float32Array(count * 3);
  for (let j = 0, k = 0; j <= rows; j++) {
    for (let i = 0; i <= columns; i++, k++) position.set(cloth.start(i / columns, j / rows), k * 3);
  }
  const before = position.slice();
  const threads = constraints(cloth);
  for (let step = 0; step < steps; step++) {
    fall(position, before, gravity);
    for (let pass = 0; pass < 6; pass++) pull(position, threads);
    rest(position, cloth);
  }
  return position;
}

interface Constraints {
  readonly a: Int32Array;
  readonly b: Int32Array;
  readonly length: Float32Array;
  readonly stiffness: Float32Array;
}

function constraints({ width, height, columns, rows, bend }: Settling): Constraints {
  const list: [number, number, number, number][] = [];
  const dx = width / columns;
  const dy = height / rows;
  const at = (i: number, j: number) => j * (columns + 1) + i;
  for (let j = 0; j <= rows; j++) {
    for (let i = 0; i <= columns; i++) {
      const add = (right: number, up: number, stiffness: number) => {
        const to = i + right;
        if (to < 0 || to > columns || j + up > rows) return;
        list.push([at(i, j), at(to, j + up), Math.hypot(right * dx, up * dy), stiffness]);
      };
      add(1, 0, 1);
      add(0, 1, 1);
      add(1, 1, 0.35);
      add(-1, 1, 0.35);
      for (const [reach, share] of [
        [2, 1],
        [4, 0.6],
      ] as const) {
        add(reach, 0, bend * share);
        add(0, reach, bend * share);
      }
    }
  }
  shuffle(list);
  return {
    a: Int32Array.from(list, (c) => c[0]),
    b: Int32Array.from(list, (c) => c[1]),
    length: Float32Array.from(list, (c) => c[2]),
    stiffness: Float32Array.from(list, (c) => c[3]),
  };
}

/** Solved in reading order, cloth creeps toward the last corner. */
function shuffle<T>(list: T[]): void {
  const random = randomStream(4);
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
}

function fall(position: Float32Array, before: Float32Array, gravity: number): void {
  for (let i = 0; i < position.length; i++) {
    const speed = (position[i]! - before[i]!) * 0.985;
    before[i] = position[i]!;
    position[i] = position[i]! + speed + (i % 3 === 2 ? gravity : 0);
  }
}

function pull(position: Float32Array, { a, b, length, stiffness }: Constraints): void {
  for (let c = 0; c < a.length; c++) {
    const i = a[c]! * 3;
    const j = b[c]! * 3;
    const dx = position[j]! - position[i]!;
    const dy = position[j + 1]! - position[i + 1]!;
    const dz = position[j + 2]! - position[i + 2]!;
    const distance = Math.sqrt(dx * dx + dy * dy + dz * dz) || 1e-6;
    const share = (((distance - length[c]!) / distance) * stiffness[c]!) / 2;
    position[i] = position[i]! + dx * share;
    position[i + 1] = position[i + 1]! + dy * share;
    position[i + 2] = position[i + 2]! + dz * share;
    position[j] = position[j]! - dx * share;
    position[j + 1] = position[j + 1]! - dy * share;
    position[j + 2] = position[j + 2]! - dz * share;
  }
}

function rest(position: Float32Array, { floor }: Settling): void {
  for (let i = 0; i < position.length; i += 3) {
    const bottom = floor(position[i]!, position[i + 1]!);
    if (position[i + 2]! < bottom) position[i + 2] = bottom;
  }
}
