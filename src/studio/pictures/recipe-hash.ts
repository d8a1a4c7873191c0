import { createHash } from 'node:crypto';
import { fabricBySlug, type FindFabric } from './fabric-by-slug.ts';
import { sceneBook, type SceneId } from '../scenes/scene-book.ts';
import type { PictureJob, Recipe } from './job.ts';

/**
 * Raised by hand when a stage is to give other pixels.
 * Sources are not hashed: a renamed variable must not remake seventy megabytes.
 */
const versions = { loom: 1, light: 1, dye: 2, macro: 3, strip: 1, print: 1 } as const;

/**
 * Changes exactly when the picture would: recipe, the records of its fabrics, the stages it runs through,
 * and for a print what it is printed from, which `plan` must hold.
 */
export function recipeHash(
  job: PictureJob,
  plan: readonly PictureJob[] = [],
  findFabric: FindFabric = fabricBySlug,
): string {
  const { recipe, widths, quality, social } = job;
  const records = fabricsOf(recipe).map((slug) => {
    const { construction, yarns, machine } = findFabric(slug);
    return { construction, yarns, machine };
  });
  const stages = stagesOf(recipe, plan);
  if (recipe.kind === 'print') return digest({ recipe, widths, social, stages });
  return digest({ recipe, widths, quality, social, records, stages });
}

/** Name of a scene's bake in the cache. */
export function bakeKey(scene: SceneId): string {
  return `${scene}-${digest([scene, sceneBook[scene].version, versions.light])}`;
}

/** The scene whose light a picture is dyed into. */
export function sceneOf(recipe: Recipe): SceneId | undefined {
  if (recipe.kind === 'strip') return 'strip';
  return recipe.kind === 'dyed' ? recipe.scene : undefined;
}

function stagesOf(recipe: Recipe, plan: readonly PictureJob[]): readonly (string | number)[] {
  switch (recipe.kind) {
    case 'macro':
      return [versions.loom, versions.macro, versions.print];
    case 'dyed':
      return [versions.loom, versions.dye, versions.print, bakeKey(recipe.scene)];
    case 'strip':
      return [versions.loom, versions.dye, versions.strip, bakeKey('strip')];
    case 'print': {
      const source = plan.find(({ path }) => path === recipe.of);
      return [versions.print, source ? recipeHash(source, plan) : ''];
    }
  }
}

function fabricsOf(recipe: Recipe): readonly string[] {
  if (recipe.kind === 'macro') return 'fabric' in recipe.cloth ? [recipe.cloth.fabric] : [];
  if (recipe.kind === 'strip') return [recipe.fabric];
  return recipe.kind === 'dyed' ? recipe.pieces.map((piece) => piece.fabric) : [];
}

const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
