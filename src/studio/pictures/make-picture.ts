import { existsSync } from 'node:fs';
import { bakeScene } from '../light/bake-scene.ts';
import { loadBake, saveBake } from '../light/bake-store.ts';
import type { LightBake } from '../light/bake.ts';
import { sceneBook, type SceneId } from '../scenes/scene-book.ts';
import { bakeFile, publicFolder } from './places.ts';
import { type Encoded, encode, reprint } from './encode.ts';
import { fabricBySlug } from './fabric-by-slug.ts';
import type { PictureJob } from './job.ts';
import { makeDyed } from './make-dyed.ts';
import { makeMacro } from './make-macro.ts';
import { makeStrip } from './make-strip.ts';
import { printPicture } from './print.ts';

/** From recipe to files. */
export async function makePicture(job: PictureJob): Promise<Encoded> {
  const { recipe } = job;
  if (recipe.kind === 'macro')
    return encode(printPicture(makeMacro(recipe, fabricBySlug)), job, publicFolder);
  if (recipe.kind === 'print') return reprint(recipe.of, job, publicFolder);
  if (recipe.kind === 'strip')
    return encode(makeStrip(recipe, bakeOf('strip'), fabricBySlug), job, publicFolder);
  const linear = makeDyed(recipe, bakeOf(recipe.scene), fabricBySlug);
  return encode(printPicture(linear, { vignette: recipe.cutOut ? 0 : 0.1 }), job, publicFolder);
}

export function makeBake(scene: SceneId): void {
  const file = bakeFile(scene);
  if (!existsSync(file)) saveBake(file, bakeScene(sceneBook[scene].build()));
}

let last: { readonly scene: SceneId; readonly bake: LightBake } | undefined;

function bakeOf(scene: SceneId): LightBake {
  if (last?.scene !== scene) {
    last = undefined;
    makeBake(scene);
    last = { scene, bake: loadBake(bakeFile(scene)) };
  }
  return last.bake;
}
