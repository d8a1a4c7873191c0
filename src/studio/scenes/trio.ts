import type { Scene } from '../light/scene.ts';
import { laidSwatches } from './laid-swatches.ts';

/** Three swatches, one over the other; part 1 lies on top. */
export function trio(): Scene {
  return laidSwatches(
    [
      { part: 3, turn: 0.34, x: 17, y: 15, lift: 0.2 },
      { part: 2, turn: -0.2, x: -13, y: 6, lift: 0.35 },
      { part: 1, turn: 0.06, x: 3, y: -12, lift: 1 },
    ],
    21.5,
  );
}
