export { cross, normalise, subtract, type Vector } from '../../light/vector.ts';

export function smoothstep(from: number, to: number, x: number): number {
  const t = Math.max(0, Math.min(1, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
