import { createHash } from 'node:crypto';
import { fabricBySlug } from './fabric-by-slug.ts';
import { sceneBook, type SceneId } from '../scenes/scene-book.ts';
import type { PictureJob, Recipe } from './job.ts';
import { versions } from './versions.ts';

/** Changes exactly when the picture would: recipe, the records of its fabrics, the stages it runs through. */
export function recipeHash({ recipe, widths, quality, social }: PictureJob): string {
  const records = fabricsOf(recipe).map((slug) => {
    const { construction, yarns, machine } = fabricBySlug(slug);
    return { construction, yarns, machine };
  });
  if (recipe.kind === 'print') return digest({ recipe, widths, social, stages: [versions.print] });
  const stages =
    recipe.kind === 'macro'
      ? [versions.loom, versions.macro, versions.print]
      : [versions.loom, versions.dye, versions.print, bakeKey(recipe.scene)];
  return digest({ recipe, widths, quality, social, records, stages });
}

/** Name of a scene's bake in the cache. */
export function bakeKey(scene: SceneId): string {
  return `${scene}-${digest([scene, sceneBook[scene].version, versions.light])}`;
}

function fabricsOf(recipe: Recipe): readonly string[] {
  if (recipe.kind === 'macro') return 'fabric' in recipe.cloth ? [recipe.cloth.fabric] : [];
  return recipe.kind === 'dyed' ? recipe.pieces.map((piece) => piece.fabric) : [];
}

const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
