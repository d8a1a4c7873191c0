/** Remainder that stays in 0 … n−1 for negative numbers too: a tile wraps on both sides. */
export function modulo(value: number, n: number): number {
  return ((value % n) + n) % n;
}
