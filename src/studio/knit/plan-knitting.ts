import type { ClothFacts, PlannedPicture } from '../../domain/picture/knitting.ts';
import type { FindFabric, PictureJob } from '../pictures/job.ts';
import { planFabric, shadeStrip } from '../pictures/plan/fabric-pictures.ts';
import { recipeHash } from '../pictures/recipe-hash.ts';

export interface PlannedJob extends PlannedPicture {
  readonly job: PictureJob;
  /** CPU seconds that it takes on a machine of our time, for saying how far the work is. */
  readonly seconds: number;
}

/** The pictures that a shipped fabric has, for any fabric: its gallery in order, then its shade strip. */
export function planKnitting(cloth: ClothFacts): readonly PlannedJob[] {
  const findFabric = only(cloth);
  const gallery = planFabric(cloth).map((job) => ({ job, scene: job.scene, alt: job.alt }));
  const strip = { job: shadeStrip(cloth), scene: 'strip', alt: '' };
  return [...gallery, strip].map((planned) => ({
    ...planned,
    recipe: recipeHash(planned.job, findFabric),
    seconds: secondsOf(planned.job, cloth),
  }));
}

/** The macro first: with it a fabric can be shown while its still lifes are being made. */
export function inKnittingOrder(planned: readonly PlannedJob[]): readonly PlannedJob[] {
  return planned.toSorted((a, b) => rank(a) - rank(b));
}

/** A recipe of this cloth names no other. */
export function only(cloth: ClothFacts): FindFabric {
  return (slug) => {
    if (slug !== cloth.slug) throw new Error(`There is no fabric ${slug}`);
    return cloth;
  };
}

function rank({ scene, job }: PlannedJob): number {
  if (scene === 'macro') return 0;
  return job.recipe.kind === 'macro' ? 1 : job.recipe.kind === 'strip' ? 2 : 3;
}

function secondsOf({ recipe }: PictureJob, { construction: { motif } }: ClothFacts): number {
  if (recipe.kind === 'macro') return motif ? 31 : 8;
  return recipe.kind === 'strip' ? 6 : 22;
}
