import { randomStream } from './random.ts';

/**
 * Smooth noise in −1 … 1 round a closed line: `at(0)` and `at(1)` are the same, so a yarn's
 * irregularity has no seam.
 */
export function ringNoise(seed: number, knots: number): (turn: number) => number {
  const count = Math.max(2, Math.round(knots));
  const next = randomStream(seed);
  const values = Float32Array.from({ length: count }, () => next() * 2 - 1);
  return (turn) => {
    const place = (turn - Math.floor(turn)) * count;
    const i = Math.floor(place);
    const f = place - i;
    const blend = f * f * (3 - 2 * f);
    const here = values[i === count ? 0 : i]!;
    const there = values[i + 1 >= count ? i + 1 - count : i + 1]!;
    return here + (there - here) * blend;
  };
}
