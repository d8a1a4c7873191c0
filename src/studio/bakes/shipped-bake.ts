import type { LightBake } from '../light/bake.ts';
import { loadCompactBake } from '../light/compact-bake.ts';
import { compactBakeFile } from '../pictures/places.ts';
import { bakeKey } from '../pictures/recipe-hash.ts';
import { sceneBook, type SceneId } from '../scenes/scene-book.ts';

/** The light of a scene as the repository has it, with the shapes that the scene tells again. */
export function shippedBake(scene: SceneId): LightBake {
  return loadCompactBake(compactBakeFile(scene), bakeKey(scene), sceneBook[scene].build());
}
