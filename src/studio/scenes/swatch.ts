import type { Scene } from '../light/scene.ts';
import { laidSwatches } from './laid-swatches.ts';

/** One pinked swatch, a corner lifting. */
export function swatch(): Scene {
  return laidSwatches([{ part: 1, turn: -0.08, x: 1, y: -1, lift: 1 }], 18.5);
}
