import { existsSync } from 'node:fs';
import type { LightBake } from '../light/bake.ts';
import { loadBake } from '../light/bake-store.ts';
import { readCompactHeader, saveCompactBake } from '../light/compact-bake.ts';
import { makeBake } from '../pictures/make-picture.ts';
import { bakeFile, compactBakeFile } from '../pictures/places.ts';
import { bakeKey } from '../pictures/recipe-hash.ts';
import { sceneBook, type SceneId } from '../scenes/scene-book.ts';

/** Whether the repository holds the light of this version of the scene. */
export function isShipped(scene: SceneId): boolean {
  const file = compactBakeFile(scene);
  return existsSync(file) && readCompactHeader(file).key === bakeKey(scene);
}

/** Bakes the scene, unless the cache has it, and writes its light into the repository. */
export function shipBake(scene: SceneId): void {
  const bake = fullBake(scene);
  saveCompactBake(compactBakeFile(scene), bakeKey(scene), sceneBook[scene].build(), bake);
}

/** The bake that the shipped pictures are dyed into. */
export function fullBake(scene: SceneId): LightBake {
  makeBake(scene);
  return loadBake(bakeFile(scene));
}
