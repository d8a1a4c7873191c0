import { fabrics } from '../../../content/fabrics/fabrics.ts';
import type { Fabric } from '../../../domain/fabric/fabric.ts';
import { fabricBySlug } from '../fabric-by-slug.ts';
import type { PictureJob } from '../job.ts';
import { sceneOf } from '../recipe-hash.ts';
import { planFabric } from './fabric-pictures.ts';
import { planPagePictures } from './page-pictures.ts';

/** Every picture of the site in gallery order. */
export function planPictures(book: readonly Fabric[] = fabrics): readonly PictureJob[] {
  return [...planPagePictures(book), ...book.flatMap(planFabric)];
}

/**
 * The order to make them in: first what the home page needs, then one picture of every fabric,
 * then the next of every fabric, so that a run cut short leaves no fabric without a picture.
 */
export function inMakingOrder(jobs: readonly PictureJob[]): readonly PictureJob[] {
  return jobs.toSorted((a, b) => rank(a) - rank(b));
}

function rank(job: PictureJob): number {
  return 'fabric' in job.owner ? fabricRank(job, job.owner.fabric) : pageRank(job);
}

/** A motif makes the tile a whole repeat of it; such macros take four times as long and come second. */
function fabricRank({ recipe, scene }: PictureJob, slug: string): number {
  const slow = hasMotif(slug);
  if (recipe.kind === 'dyed') return slow ? 1 : 2;
  if (scene === 'macro') return slow ? 2 : 1;
  return 3;
}

/** Prints come last, when the pictures that they are printed from exist. */
function pageRank({ recipe, scene }: PictureJob): number {
  if (recipe.kind === 'print') return 5;
  if (!urgent.test(scene)) return 2.5;
  const slow = recipe.kind === 'macro' && 'fabric' in recipe.cloth && hasMotif(recipe.cloth.fabric);
  return slow ? 1.5 : 0;
}

const urgent = /^(fan|rolls|stack|folds|category-.*)$/;

function hasMotif(slug: string): boolean {
  return fabricBySlug(slug).construction.motif !== undefined;
}

/** The share of one of several runs; a scene stays with one run, so that its light is baked once. */
export function shareOf(
  jobs: readonly PictureJob[],
  part: number,
  parts: number,
): readonly PictureJob[] {
  const runOfScene = new Map<string, number>();
  let macros = 0;
  const runOf = ({ recipe }: PictureJob) => {
    const scene = sceneOf(recipe);
    if (!scene) return macros++ % parts;
    const run = runOfScene.get(scene) ?? runOfScene.size % parts;
    runOfScene.set(scene, run);
    return run;
  };
  return jobs.filter((job) => runOf(job) === part - 1);
}
