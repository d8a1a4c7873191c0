import type { Lamps } from '../light/scene.ts';

/** A soft box at 30 to 40 degrees and a quiet room; scenes turn the box to suit their folds. */
export function studioLamps(lamps: Partial<Lamps>): Lamps {
  return { key: [-0.62, 0.45, 0.52], keySize: 0.22, keyPower: 1.6, domePower: 0.44, ...lamps };
}

export const paperAlbedo = 0.8;
export const square = { width: 1440, height: 1440 } as const;
