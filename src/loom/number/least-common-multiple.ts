export function leastCommonMultiple(values: readonly number[]): number {
  return values.reduce((a, b) => (a / greatestCommonDivisor(a, b)) * b, 1);
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
