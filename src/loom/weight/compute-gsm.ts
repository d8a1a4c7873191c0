import type { GramsPerSquareMetre, Knittable } from '../types.ts';
import { explainGsm } from './explain-gsm.ts';

/** Grams of yarn in a square metre of the finished cloth. */
export function computeGsm(fabric: Knittable): GramsPerSquareMetre {
  return explainGsm(fabric).reduce((sum, bar) => sum + bar.gsm, 0);
}
