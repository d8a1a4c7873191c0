import type { DrapeHead } from './drape-file.ts';
import type { Vector } from '../vector.ts';

/** Share of a disc that stands above a line, by the height of its middle over the line in radii. */
export function boxSeen(height: number): number {
  const x = Math.min(1, Math.max(-1, height));
  return 0.5 + (x * Math.sqrt(1 - x * x) + Math.asin(x)) / Math.PI;
}

/** Height over the table, radians. */
export const elevationOf = ([x, y, z]: Vector) => Math.atan2(z, Math.hypot(x, y));

/** The mean of a soft box's directions is shorter than one. */
export const boxLength = (keySize: number) => 1 - (keySize * keySize) / 4;

/** How much each baked direction counts for a lamp that stands there; the first is the studio's own. */
export function aroundTable(
  { key }: Pick<DrapeHead, 'key'>,
  lamp: Vector,
  count: number,
): readonly number[] {
  const turn = (Math.atan2(lamp[1], lamp[0]) - Math.atan2(key[1], key[0])) / (2 * Math.PI);
  const at = (turn - Math.floor(turn)) * count;
  const whole = Math.floor(at);
  const t = at - whole;
  const weights = Array.from({ length: count }, () => 0);
  // A cubic through the four around it.
  const cubic = [
    t * (-0.5 + t * (1 - 0.5 * t)),
    1 + t * t * (1.5 * t - 2.5),
    t * (0.5 + t * (2 - 1.5 * t)),
    t * t * (0.5 * t - 0.5),
  ];
  cubic.forEach((weight, i) => {
    weights[(whole + i - 1 + count) % count]! += weight;
  });
  return weights;
}
