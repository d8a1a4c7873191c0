import type { Scene } from '../light/scene.ts';
import { type BodyName, bodyNames } from './cloth-bodies.ts';
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
  waves: entry(5, () => waves('holds')),
  'waves-falls': entry(1, () => waves('falls')),
  'waves-stands': entry(1, () => waves('stands')),
  strip: entry(2, strip),
  stenter: entry(1, stenter),
  drape: entry(1, () => drape({ variant: 0, scale: 0.5 })),
  'drape-falls': entry(1, () => drape({ variant: 0, scale: 0.5, body: 'falls' })),
  'drape-cross': entry(2, () => drape({ variant: 1, scale: 0.44, body: 'falls' })),
  folds: entry(2, () => folds({ seed: 21, count: 12, scale: 0.5 })),
  'folds-wide': entry(2, () => folds({ seed: 8, count: 8, scale: 0.42 })),
  'sheer-drape': entry(1, () => drape({ variant: 2, scale: 0.42, sheer: 0.42 })),
} as const satisfies Record<string, SceneEntry>;

export type SceneId = keyof typeof sceneBook;

/** Scenes that are laid with cloth of more than one body. */
const laidWith: Partial<Record<SceneId, Partial<Record<BodyName, SceneId>>>> = {
  waves: { falls: 'waves-falls', holds: 'waves', stands: 'waves-stands' },
  drape: { falls: 'drape-falls', holds: 'drape' },
};

/** A scene as it is laid with this body or, where it never is, with the one nearest to it. */
export function layScene(scene: SceneId, body: BodyName): SceneId {
  const laid = laidWith[scene];
  const distance = (other: BodyName) =>
    Math.abs(bodyNames.indexOf(other) - bodyNames.indexOf(body));
  const nearest = bodyNames
    .filter((name) => laid?.[name])
    .toSorted((a, b) => distance(a) - distance(b));
  return (nearest[0] && laid?.[nearest[0]]) ?? scene;
}

/** A scene with all bodies that it is laid with. */
export function laidScenes(scene: SceneId): readonly SceneId[] {
  return [...new Set(bodyNames.map((body) => layScene(scene, body)))];
}
