/** A piece of a measuring tape: where it begins and ends, and which numbers stand on it. */
export interface Tape {
  readonly from: number;
  readonly to: number;
  /** Between two numbers. */
  readonly step: number;
  readonly numbers: readonly number[];
}

const shortest = 50;

/** Long enough for all of these, with air at both ends, and with numbers that are whole steps. */
export function layTape(values: readonly number[]): Tape {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const length = Math.max(shortest, (high - low) * 1.3);
  const step = length <= 70 ? 10 : length <= 160 ? 20 : length <= 400 ? 50 : 100;
  const middle = (low + high) / 2;
  const from = Math.max(0, Math.floor((middle - length / 2) / step) * step);
  const to = Math.max(Math.ceil((middle + length / 2) / step) * step, from + shortest);
  const numbers: number[] = [];
  for (let number = from; number < to; number += step) numbers.push(number);
  return { from, to, step, numbers };
}

/** Where a value stands on the tape, in percent of its length. */
export function placeOn({ from, to }: Tape, value: number): number {
  return ((value - from) / (to - from)) * 100;
}
