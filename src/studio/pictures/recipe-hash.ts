import { createHash } from 'node:crypto';
import type { ConstructionFamily } from '../../domain/fabric/fabric.ts';
import type { ClothFacts } from '../../domain/picture/knitting.ts';
import { linearFromHex } from '../../light/colour/encode-srgb.ts';
import { openedLight } from '../../light/exposure.ts';
import { isScalloped } from '../../loom/index.ts';
import { isOpen } from '../../light/macro-view.ts';
import { hemAt } from '../scenes/hem-at.ts';
import { sceneBook, type SceneId } from '../scenes/scene-book.ts';
import type { DyedRecipe, FindFabric, MacroRecipe, PictureJob, Recipe } from './job.ts';

/**
 * Raised by hand when a stage is to give other pixels.
 * Sources are not hashed: a renamed variable must not remake seventy megabytes.
 */
const versions = { loom: 1, light: 1, dye: 2, macro: 3, strip: 1, print: 1 } as const;

/** The same for the looks of one family, and for macros whose exposure is opened. */
const looks: Partial<Record<ConstructionFamily, number>> = { satin: 3, jacquard: 2 };
const openedMacro = 2;
/** The same for open cloth in still lifes whose light knows only closed cloth. */
const opened = 1;
/** The same for still lifes that show the cut edge of a scalloped lace. */
const hemmed = 1;

/**
 * Changes exactly when the picture would: recipe, the records of its fabrics, the stages it runs through,
 * and for a print what it is printed from, which `plan` must hold.
 */
export function recipeHash(
  job: PictureJob,
  findFabric: FindFabric,
  plan: readonly PictureJob[] = [],
): string {
  const { recipe, widths, quality, social } = job;
  const records = fabricsOf(recipe).map((slug) => knittingOf(findFabric(slug)));
  const stages = stagesOf(recipe, findFabric, plan);
  if (recipe.kind === 'print') return digest({ recipe, widths, social, stages });
  return digest({ recipe, widths, quality, social, records, stages });
}

/**
 * What of a fabric decides its pictures, its fields in one order: those of a record that was stored,
 * or written by another hand, may stand in any.
 */
function knittingOf({ construction, yarns, machine }: ClothFacts) {
  const { name, family, bars, motif } = construction;
  const { gauge, kind, coursesPerCm, walesPerCm } = machine;
  return {
    construction: {
      name,
      family,
      bars: bars.map(({ lapping, threading, offset }) => ({ lapping, threading, offset })),
      motif: motif && { name: motif.name, wales: motif.wales, courses: motif.courses },
    },
    yarns: Object.fromEntries(
      Object.entries(yarns).map(([letter, yarn]) => [
        letter,
        {
          fibres: yarn.fibres.map(({ fibre, percent }) => ({ fibre, percent })),
          make: yarn.make,
          tex: yarn.tex,
          count: yarn.count,
          ply: yarn.ply,
          filaments: yarn.filaments,
          lustre: yarn.lustre,
          colour: yarn.colour,
        },
      ]),
    ),
    machine: { gauge, kind, coursesPerCm, walesPerCm },
  };
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

function stagesOf(
  recipe: Recipe,
  findFabric: FindFabric,
  plan: readonly PictureJob[],
): readonly (string | number)[] {
  switch (recipe.kind) {
    case 'macro':
      return isOpened(recipe, findFabric)
        ? [versions.loom, versions.macro, versions.print, openedMacro]
        : [versions.loom, versions.macro, versions.print];
    case 'dyed': {
      const stages = [versions.loom, versions.dye, versions.print, bakeKey(recipe.scene)];
      const hem = hasHem(recipe, findFabric) ? [`hem ${hemmed}`] : [];
      const open = hasOpenings(recipe, findFabric) ? [`open ${opened}`] : [];
      return [...stages, ...looksOf(recipe, findFabric), ...hem, ...open];
    }
    case 'strip': {
      const stages = [versions.loom, versions.dye, versions.strip, bakeKey('strip')];
      return [...stages, ...looksOf(recipe, findFabric)];
    }
    case 'print': {
      const source = plan.find(({ path }) => path === recipe.of);
      return [versions.print, source ? recipeHash(source, findFabric, plan) : ''];
    }
  }
}

/** A scalloped motif has an edge (SPEC 9), which `makeDyed` cuts. */
function hasHem({ scene, pieces }: DyedRecipe, findFabric: FindFabric): boolean {
  const motifs = pieces.map(({ fabric }) => findFabric(fabric).construction.motif);
  return scene in hemAt && motifs.some((motif) => motif && isScalloped(motif.name));
}

/** Nets, laces and the open grounds of jacquards. */
function hasOpenings({ scene, pieces }: DyedRecipe, findFabric: FindFabric): boolean {
  const families = pieces.map(({ fabric }) => findFabric(fabric).construction.family);
  return (
    besideGround.has(scene) && families.some((family) => isOpen(family) || family === 'jacquard')
  );
}

/** Scenes that show the shadow of the cloth, or its layers; in the others it fills the frame. */
const besideGround = new Set<SceneId>(['swatch', 'trio', 'corner', 'roll', 'stack']);

/** As `threadLooks` decides it. */
function isOpened({ cloth, shade }: MacroRecipe, findFabric: FindFabric): boolean {
  const net = 'fabric' in cloth && isOpen(findFabric(cloth.fabric).construction.family);
  return !net && openedLight(linearFromHex(shade)) > 0;
}

/** Only of families whose looks have changed: the pictures of all others stay as they are. */
function looksOf(recipe: Recipe, findFabric: FindFabric): readonly number[] {
  const families = fabricsOf(recipe).map((slug) => findFabric(slug).construction.family);
  return [...new Set(families)].flatMap((family) => looks[family] ?? []);
}

function fabricsOf(recipe: Recipe): readonly string[] {
  if (recipe.kind === 'macro') return 'fabric' in recipe.cloth ? [recipe.cloth.fabric] : [];
  if (recipe.kind === 'strip') return [recipe.fabric];
  return recipe.kind === 'dyed' ? recipe.pieces.map((piece) => piece.fabric) : [];
}

const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
