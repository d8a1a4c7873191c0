import { fabricBySlug } from './fabric-by-slug.ts';
import type { PictureJob } from './job.ts';
import { planFabrics } from './plan-fabrics.ts';
import { planSite } from './plan-site.ts';
import { sceneOf } from './recipe-hash.ts';

/** Every picture of the site in gallery order. */
export function planPictures(): readonly PictureJob[] {
  return [...planSite(), ...planFabrics().flat()];
}

/**
 * The order to make them in: first what the home page needs, then one picture of every fabric,
 * then the next of every fabric, so that a run cut short leaves nobody without.
 */
export function inMakingOrder(jobs: readonly PictureJob[]): readonly PictureJob[] {
  const places = new Map(planFabrics().flatMap(ranked));
  const rank = (job: PictureJob) => places.get(job.path) ?? siteRank(job);
  return [...jobs].sort((a, b) => rank(a) - rank(b));
}

function ranked(gallery: readonly PictureJob[]): readonly (readonly [string, number])[] {
  const macros = gallery.filter(({ recipe }) => recipe.kind === 'macro');
  const dyed = gallery.filter(({ recipe }) => recipe.kind === 'dyed');
  const near = macros.filter(({ scene }) => scene === 'macro');
  const far = macros.filter(({ scene }) => scene !== 'macro');
  const slow = gallery.some(isSlow);
  const first = slow ? dyed.slice(0, 1) : near;
  const second = slow ? near : dyed.slice(0, 1);
  return [first, second, far, dyed.slice(1)].flatMap((group, rank) =>
    group.map(({ path }) => [path, rank + 1] as const),
  );
}

/** A motif makes the tile a whole repeat of it; such macros take four times as long. */
function isSlow({ recipe }: PictureJob): boolean {
  if (recipe.kind !== 'macro' || !('fabric' in recipe.cloth)) return false;
  return fabricBySlug(recipe.cloth.fabric).construction.motif !== undefined;
}

/** Prints come last, when what they are printed from stands. */
const siteRank = (job: PictureJob) => (job.recipe.kind === 'print' ? 5 : ownRank(job));
const ownRank = (job: PictureJob) => (urgent.test(job.scene) ? (isSlow(job) ? 1.5 : 0) : 2.5);
const urgent = /^(fan|rolls|stack|folds|category-.*)$/;

/** The share of one of several runs; a scene stays in one hand, so that its light is baked once. */
export function shareOf(
  jobs: readonly PictureJob[],
  part: number,
  parts: number,
): readonly PictureJob[] {
  const hands = new Map<string, number>();
  let macros = 0;
  const handOf = ({ recipe }: PictureJob) => {
    const scene = sceneOf(recipe);
    if (!scene) return macros++ % parts;
    const hand = hands.get(scene) ?? hands.size % parts;
    hands.set(scene, hand);
    return hand;
  };
  return jobs.filter((job) => handOf(job) === part - 1);
}
