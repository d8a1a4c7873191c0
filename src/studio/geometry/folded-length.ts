import { smoothNoise } from '../noise.ts';
import { type Mesh, type Part, sheet } from './mesh.ts';
import type { Height } from './pile.ts';
import type { Vector } from './vector.ts';

/** A length of cloth folded over, its nose toward x; layers from the lowest up lie in a pile. */
export interface FoldedLength {
  readonly part: Part;
  readonly depth: number;
  readonly width: number;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly layers: readonly Height[];
  /** How far the length below reaches toward x; beyond that the nose sags. */
  borne(y: number): number;
}

/** Half of the thickness of a selvedge. */
const bead = 0.42;
const noseSteps = 40;

/** Every turn of the cloth as a sheet, the outermost last, and the selvedge that faces the camera. */
export function foldedLength(length: FoldedLength): readonly Mesh[] {
  const turns = length.layers.length / 2;
  const flat = Math.round(length.depth / 0.8);
  const columns = 2 * flat + noseSteps;
  return Array.from({ length: turns }, (_, turn) => {
    const at = turnOf(length, turns - 1 - turn, turns + turn);
    const place = (u: number, v: number) => at(u * columns - flat, flat, v);
    const along = lengthsOf(columns, (u) => place(u, 0.5));
    const cloth = (u: number, across: number) => [across, along[Math.round(u * columns)]!] as const;
    return [
      sheet({
        columns,
        rows: Math.round(length.width),
        part: length.part,
        at: place,
        cloth: (u, v) => cloth(u, v * length.width),
      }),
      sheet({
        columns,
        rows: 8,
        part: length.part,
        at: (u, v) => besideEdge(u, v, columns, place),
        cloth: (u, v) => cloth(u, -v * bead * Math.PI),
      }),
    ];
  }).flat();
}

/** Where a turn lies: over its upper layer to the nose, round it, and back below. `i` is 0 where the nose begins. */
function turnOf(length: FoldedLength, low: number, high: number) {
  const { layers, depth, width, part } = length;
  const [below, above] = [layers[low]!, layers[high]!];
  const cos = Math.cos(length.turn);
  const sin = Math.sin(length.turn);
  const askew = 2.6 * smoothNoise(part * 1.3, high * 0.7);
  const short = 4 * (0.5 + smoothNoise(high * 1.1, part * 3.7));
  return (i: number, flat: number, v: number): Vector => {
    const across = (v - 0.5) * width + askew + 1.2 * smoothNoise(i / 50 + part * 9, high);
    const nose = depth / 2 + noseWanders(across, part);
    const turned = Math.max(0, Math.min(1, i / noseSteps));
    const run = i < 0 ? -i / flat : i > noseSteps ? (i - noseSteps) / flat : 0;
    const x = nose - run * (nose + depth / 2 - short);
    const wx = x * cos - across * sin + length.x;
    const wy = x * sin + across * cos + length.y;
    const [lower, upper] = [below(wx, wy), above(wx, wy)];
    const radius = (upper - lower) / 2;
    const angle = turned * Math.PI;
    const bulge = radius * (1.3 + 0.5 * smoothNoise(across / 40, part * 5)) * Math.sin(angle);
    const sagged = 0.3 * radius * Math.sin(angle) ** 2;
    const over = Math.max(0, wx + bulge - length.borne(wy));
    return [
      wx + bulge * cos,
      wy + bulge * sin,
      (lower + upper) / 2 + radius * Math.cos(angle) - sagged - 0.035 * over ** 2,
    ];
  };
}

/** A hand never folds along one course. */
export const noseWanders = (across: number, part: number): number =>
  4.2 * smoothNoise(across / 62 + part * 3, part) + 1.3 * smoothNoise(across / 19, part * 7);

/** Round the edge of the cloth, which is as thick as its yarns. */
function besideEdge(
  u: number,
  v: number,
  columns: number,
  place: (u: number, v: number) => Vector,
): Vector {
  const [x, y, z] = place(u, 0);
  const [ax, , az] = place(Math.max(0, u - 1 / columns), 0);
  const [bx, , bz] = place(Math.min(1, u + 1 / columns), 0);
  const long = Math.hypot(bx - ax, bz - az) || 1;
  const [nx, nz] = [-(bz - az) / long, (bx - ax) / long];
  const angle = v * 2 * Math.PI;
  const out = bead * Math.cos(angle);
  return [x + nx * out, y + bead * (1 - Math.sin(angle)), z + nz * out];
}

function lengthsOf(columns: number, at: (u: number) => Vector): Float32Array {
  const along = new Float32Array(columns + 1);
  for (let i = 1; i <= columns; i++) {
    const [a, b] = [at((i - 1) / columns), at(i / columns)];
    along[i] = along[i - 1]! + Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
  }
  return along;
}
