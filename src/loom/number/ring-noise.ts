import { randomStream } from './random.ts';

/**
 * Smooth noise in −1 … 1 round a closed line: at its end it is what it was at its start, so a yarn's irregularity has
 * no seam. Where places lie between the knots is worked out once; each fibre brings values of its own.
 */
export interface RingPlaces {
  readonly knots: number;
  readonly here: Int32Array;
  readonly there: Int32Array;
  readonly blend: Float64Array;
}

/** `turns` are shares of the way round, 0 … 1. */
export function ringPlaces(turns: Float64Array, wanted: number): RingPlaces {
  const knots = Math.max(2, Math.round(wanted));
  const here = new Int32Array(turns.length);
  const there = new Int32Array(turns.length);
  const blend = new Float64Array(turns.length);
  for (let at = 0; at < turns.length; at++) {
    const place = (turns[at]! - Math.floor(turns[at]!)) * knots;
    const i = Math.floor(place);
    const f = place - i;
    here[at] = i === knots ? 0 : i;
    there[at] = i + 1 >= knots ? i + 1 - knots : i + 1;
    blend[at] = f * f * (3 - 2 * f);
  }
  return { knots, here, there, blend };
}

export function ringValues({ knots }: RingPlaces, seed: number): Float32Array {
  const next = randomStream(seed);
  const values = new Float32Array(knots);
  for (let i = 0; i < knots; i++) values[i] = next() * 2 - 1;
  return values;
}

export function noiseAt(
  { here, there, blend }: RingPlaces,
  values: Float32Array,
  at: number,
): number {
  const from = values[here[at]!]!;
  return from + (values[there[at]!]! - from) * blend[at]!;
}
