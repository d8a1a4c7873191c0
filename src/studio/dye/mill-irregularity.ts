import { valueNoise } from '../noise.ts';

/** No cloth is even: streaks along a wale, bars along a course, faint clouds. About ±1.5 %, mean 1. */
export function millIrregularity(x: number, y: number): number {
  return (
    1 +
    0.014 * valueNoise(x / 0.75, y / 24) +
    0.01 * valueNoise(x / 17, y / 0.55) +
    0.018 * valueNoise(x / 2.1 + 9, y / 2.3) +
    0.03 * valueNoise(x / 11, y / 13)
  );
}
