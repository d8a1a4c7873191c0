import * as fc from 'fast-check';
import type { Lapping, Link } from '../types.ts';

const anyLink: fc.Arbitrary<Link> = fc
  .tuple(fc.integer({ min: 0, max: 47 }), fc.constantFrom(-1, 0, 1))
  .map(([from, step]) => ({ from, to: Math.max(0, from + step) }));

/** Any chain a guide bar can run, knitting and laying in at will. */
export const anyLapping: fc.Arbitrary<Lapping> = fc
  .tuple(anyLink, fc.array(anyLink, { maxLength: 15 }))
  .map(([first, rest]): Lapping => [first, ...rest]);
