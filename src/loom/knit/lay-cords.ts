import type { MotifField, Outline } from '../motifs/sketch.ts';
import { modulo } from '../number/modulo.ts';
import type { Thread } from '../types.ts';
import { type Closure, smoothPath } from './smooth-path.ts';

/** Shift of the relaxed cloth at a place on the needle bed, in millimetres. */
export type Warp = (x: number, y: number) => readonly [number, number];

export interface CordLine {
  readonly points: Float32Array;
  readonly repeatsX: number;
  readonly repeatsY: number;
}

/**
 * Lays the thick outlining yarn on the face of the cloth, along the motif as the relaxed cloth carries it.
 * One line for each outline of one repeat of the motif.
 */
export function layCords(
  field: MotifField,
  thread: Thread,
  width: number,
  height: number,
  warp: Warp,
): readonly CordLine[] {
  return field.outlines.map((outline) => ({
    points: layCord(outline, field, thread, width, height, warp),
    repeatsX: outline.repeatsX,
    repeatsY: outline.repeatsY,
  }));
}

export interface TiledCord {
  readonly points: Float32Array;
  readonly tilesX: number;
  readonly tilesY: number;
}

/**
 * Repeats the cords over a tile of several motifs. A running cord is drawn on until it has crossed the
 * whole tile, so that it closes on itself there too.
 */
export function tileCords(
  lines: readonly CordLine[],
  repeat: { readonly x: number; readonly y: number },
  width: number,
  height: number,
): readonly TiledCord[] {
  const across = Math.round(width / repeat.x);
  const up = Math.round(height / repeat.y);
  return lines.flatMap((line) => {
    const seen = new Set<number>();
    const out: TiledCord[] = [];
    for (let j = 0; j < up; j++)
      for (let i = 0; i < across; i++)
        if (!seen.has(j * across + i)) out.push(follow(line, i, j, across, up, repeat, seen));
    return out;
  });
}

function follow(
  line: CordLine,
  i: number,
  j: number,
  across: number,
  up: number,
  repeat: { readonly x: number; readonly y: number },
  seen: Set<number>,
): TiledCord {
  const pieces: number[] = [];
  let x = i;
  let y = j;
  do {
    seen.add(modulo(y, up) * across + modulo(x, across));
    const piece = shiftLine(line.points, x * repeat.x, y * repeat.y);
    for (const value of pieces.length > 0 ? piece.subarray(4) : piece) pieces.push(value);
    x += line.repeatsX;
    y += line.repeatsY;
  } while (modulo(x - i, across) !== 0 || modulo(y - j, up) !== 0);
  return {
    points: Float32Array.from(pieces),
    tilesX: (x - i) / across,
    tilesY: (y - j) / up,
  };
}

function shiftLine(points: Float32Array, dx: number, dy: number): Float32Array {
  return points.map((value, i) => (i % 4 === 0 ? value + dx : i % 4 === 1 ? value + dy : value));
}

function layCord(
  outline: Outline,
  field: MotifField,
  thread: Thread,
  width: number,
  height: number,
  warp: Warp,
): Float32Array {
  const closure: Closure = { dx: outline.repeatsX * width, dy: outline.repeatsY * height };
  const open = outline.repeatsX !== 0 || outline.repeatsY !== 0;
  const line = outline.curve.map(([x, y]) => [x * width, (y / field.aspect) * height] as const);
  // A running line ends where its next repeat begins: one of the two points must go.
  const stations = resample(open ? line.slice(0, -1) : line, closure, thread.diameter * 1.6);
  const lift = thread.diameter * 0.55;
  const controls = stations.flatMap(([x, y], i) => {
    const [dx, dy] = warp(x, y);
    return [x + dx, y + dy, lift + thread.diameter * 0.1 * Math.sin(i * 1.9), 0];
  });
  return smoothPath(controls, closure, thread.diameter * 0.3, 5);
}

/** Even steps along a closed line, at least six of them. */
function resample(
  line: readonly (readonly [number, number])[],
  closure: Closure,
  step: number,
): readonly (readonly [number, number])[] {
  const first = line[0]!;
  const closed = [...line, [first[0] + closure.dx, first[1] + closure.dy] as const];
  const lengths = closed
    .slice(1)
    .map(([x, y], i) => Math.hypot(x - closed[i]![0], y - closed[i]![1]));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.max(6, Math.round(total / step));
  const out: (readonly [number, number])[] = [];
  let segment = 0;
  let before = 0;
  for (let i = 0; i < count; i++) {
    const at = (i / count) * total;
    while (segment < lengths.length - 1 && before + lengths[segment]! < at)
      before += lengths[segment++]!;
    const t = lengths[segment]! > 0 ? Math.min(1, (at - before) / lengths[segment]!) : 0;
    const a = closed[segment]!;
    const b = closed[segment + 1]!;
    out.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
  }
  return out;
}
