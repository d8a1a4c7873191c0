import type { Lapping } from '../types.ts';

/** Writes a chain as the record card has it: `1-0/1-2//`. */
export function printLapping(lapping: Lapping): string {
  return `${lapping.map((link) => `${link.from}-${link.to}`).join('/')}//`;
}
