import type { Vector } from '../vector.ts';
import type { ClothBody } from './cloth-body.ts';

/** A rectangle of cloth as a net of points; millimetres, grams, seconds. */
export interface ClothNet {
  readonly columns: number;
  readonly rows: number;
  /** Between two columns and between two rows of the cloth as it lies flat. */
  readonly stepX: number;
  readonly stepY: number;
  readonly body: ClothBody;
  /** x, y, z of each point, row by row. */
  readonly position: Float64Array;
  /** The same one step of time ago. */
  readonly before: Float64Array;
  /** 0 where a hand holds the cloth, one over the mass of a point elsewhere. */
  readonly lightness: Float64Array;
  /** Mass of a point. */
  readonly mass: number;
  /** Curvature that the cloth has when nothing bends it, 1/mm, two a point: along x and along y. */
  readonly curl?: Float64Array;
}

/** Curvature at a place of cloth that nothing bends, 1/mm; positive lifts what lies beside it. */
type Curl = (u: number, v: number) => readonly [alongX: number, alongY: number];

export interface NetSize {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
}

export function clothNet(
  { columns, rows, width, height }: NetSize,
  body: ClothBody,
  start: (u: number, v: number) => Vector,
  curl?: Curl,
): ClothNet {
  const count = (columns + 1) * (rows + 1);
  const position = new Float64Array(count * 3);
  for (let j = 0, k = 0; j <= rows; j++)
    for (let i = 0; i <= columns; i++, k += 3) position.set(start(i / columns, j / rows), k);
  const curls = curl && new Float64Array(count * 2);
  for (let j = 0, k = 0; curls && j <= rows; j++)
    for (let i = 0; i <= columns; i++, k += 2) curls.set(curl(i / columns, j / rows), k);
  const stepX = width / columns;
  const stepY = height / rows;
  const mass = body.gramsPerSquareMm * stepX * stepY;
  return {
    columns,
    rows,
    stepX,
    stepY,
    body,
    position,
    before: position.slice(),
    lightness: new Float64Array(count).fill(1 / mass),
    mass,
    ...(curls ? { curl: curls } : {}),
  };
}
