import type { Scene } from '../light/scene.ts';
import { corner } from './corner.ts';
import { drape } from './drape.ts';
import { fan } from './fan.ts';
import { folds } from './folds.ts';
import { oneRoll, rolls } from './rolls.ts';
import { stack } from './stack.ts';
import { stenter } from './stenter.ts';
import { strip } from './strip.ts';
import { swatch } from './swatch.ts';
import { trio } from './trio.ts';
import { waves } from './waves.ts';

interface SceneEntry {
  /** Raised when the scene is to look different; its bake and pictures are then made anew. */
  readonly version: number;
  build(): Scene;
}

const entry = (version: number, build: () => Scene): SceneEntry => ({ version, build });

/** Every still life the studio knows how to set up. */
export const sceneBook = {
  fan: entry(1, fan),
  rolls: entry(3, rolls),
  roll: entry(2, oneRoll),
  swatch: entry(2, swatch),
  trio: entry(2, trio),
  stack: entry(3, stack),
  corner: entry(5, corner),
  waves: entry(5, waves),
  strip: entry(2, strip),
  stenter: entry(1, stenter),
  drape: entry(1, () => drape({ variant: 0, scale: 0.5 })),
  'drape-cross': entry(1, () => drape({ variant: 1, scale: 0.44 })),
  folds: entry(2, () => folds({ seed: 21, count: 12, scale: 0.5 })),
  'folds-wide': entry(2, () => folds({ seed: 8, count: 8, scale: 0.42 })),
  'sheer-drape': entry(1, () => drape({ variant: 2, scale: 0.42, sheer: 0.42 })),
} as const satisfies Record<string, SceneEntry>;

export type SceneId = keyof typeof sceneBook;
