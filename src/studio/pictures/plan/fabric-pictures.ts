import type { ConstructionFamily, Shade } from '../../../domain/fabric/fabric.ts';
import type { ClothFacts } from '../../../domain/picture/knitting.ts';
import { groundBelow, tableColour } from '../../../light/drape/ground-below.ts';
import { isOpen, type MacroView, nearView, showSide, wideView } from '../../../light/macro-view.ts';
import { laidScenes, layScene, type SceneId } from '../../scenes/scene-book.ts';
import { bodyOf } from './body-of.ts';
import { describeDyed, describeLace, describeMacro } from './describe.ts';
import type { DyedRecipe, MacroRecipe, PictureJob, Recipe } from '../job.ts';
import { scenesPath } from '../places.ts';

export const widths = [180, 360, 720, 1440] as const;
/** A macro is soft beyond its plane of focus; drawn at 1200 and enlarged it costs two thirds. */
const macroSize = { width: 1200, height: 1200 } as const;

/**
 * The pictures of a fabric, in gallery order. Scenes, poses and grounds take turns by its id and not
 * by its place in a list: a fabric added anywhere leaves the pictures of all others as they are.
 */
export function planFabric(fabric: ClothFacts): readonly PictureJob[] {
  const turn = fabric.id - 1;
  const shade = fabric.shades[fabric.leadShade]!;
  const { family } = fabric.construction;
  const open = isOpen(family);
  const shown = showSide(family);
  const turned = shown === 'face' ? 'back' : 'face';
  const near = job(
    fabric,
    'macro',
    describeMacro(fabric, shown, shade),
    macro(fabric, shown, turn),
  );
  const second = open
    ? job(
        fabric,
        family === 'lace' ? 'lace' : 'net',
        describeLace(fabric, shade),
        wide(fabric, turn),
      )
    : job(
        fabric,
        `macro-${turned}`,
        describeMacro(fabric, turned, shade),
        macro(fabric, turned, turn + 2),
      );
  const scene = sceneFor(family, turn);
  const recipe = dye(fabric, scene);
  // Named for the scene, whatever body it is laid with: a fabric that is changed keeps its addresses.
  const dyed = job(fabric, scene, describeDyed(fabric, recipe.scene, shade), recipe);
  if (family === 'lace' || family === 'jacquard') return [second, dyed, near];
  // Loops, underlaps and still lives take turns at opening, so that a page of the catalogue shows more than loops.
  if (turn % 3 === 0 && drapesFirst.has(family)) return [dyed, near, second];
  if (turn % 3 === 1 && !open) return [second, near, dyed];
  return [near, dyed, second];
}

/** What shows through the strips of nets and lace, unlike any shade of the book. */
const stripGround = '#8d867b';

/** For the shade curtain of a fabric's page: see `shadeStrip` in src/web. */
export function shadeStrip({
  slug,
  construction,
}: Pick<ClothFacts, 'slug' | 'construction'>): PictureJob {
  const scene = `strip-${slug}`;
  const side = showSide(construction.family);
  return {
    owner: { scene },
    scene,
    path: `${scenesPath}/${scene}`,
    alt: '',
    recipe: {
      kind: 'strip',
      fabric: slug,
      side,
      ground: stripGround,
      ...(isOpen(construction.family) ? { open: true } : {}),
    },
    widths: [96, 192],
    quality: 24,
  };
}

const drapesFirst = new Set<ConstructionFamily>([
  'satin',
  'locknit',
  'tricot',
  'raised',
  'sharkskin',
  'rib',
]);
function job(fabric: ClothFacts, scene: string, alt: string, recipe: Recipe): PictureJob {
  return {
    owner: { fabric: fabric.slug },
    scene,
    path: `/pictures/fabrics/${fabric.slug}/${scene}`,
    alt,
    recipe,
    widths,
    quality: 55,
  };
}

const soft: readonly SceneId[] = ['drape', 'waves', 'folds', 'drape-cross', 'corner', 'swatch'];
const firm: readonly SceneId[] = [
  'folds-wide',
  'trio',
  'roll',
  'corner',
  'stack',
  'waves',
  'swatch',
];
const sheer: readonly SceneId[] = ['sheer-drape', 'swatch'];

/** Every scene that the pictures of a fabric may be dyed into, its shade strip included. */
export const fabricScenes: readonly SceneId[] = [
  ...new Set(['strip' as const, ...soft, ...firm, ...sheer].flatMap(laidScenes)),
];

/** Fabrics that were added one after the other never share a scene. */
function sceneFor(family: ConstructionFamily, turn: number): SceneId {
  const pool = isOpen(family) ? sheer : softFamilies.has(family) ? soft : firm;
  return pool[turn % pool.length]!;
}

const softFamilies = new Set<ConstructionFamily>([
  'satin',
  'locknit',
  'tricot',
  'atlas',
  'raised',
  'rib',
]);

function macro(fabric: ClothFacts, side: 'face' | 'back', turn: number): MacroRecipe {
  return macroOf(fabric, nearView(fabric, leadOf(fabric).hex, side, turn));
}

function wide(fabric: ClothFacts, turn: number): MacroRecipe {
  return macroOf(fabric, wideView(fabric, leadOf(fabric).hex, turn));
}

/** The order of the keys is part of the recipe's hash. */
function macroOf(fabric: ClothFacts, view: MacroView): MacroRecipe {
  const { side, ground, wales, rotation, tilt, sharp, centre } = view;
  return {
    kind: 'macro',
    cloth: { fabric: fabric.slug },
    side,
    shade: leadOf(fabric).hex,
    ...(ground ? { ground } : {}),
    ...macroSize,
    wales,
    rotation,
    tilt,
    sharp,
    ...(centre ? { centre } : {}),
  };
}

const leadOf = (fabric: ClothFacts) => fabric.shades[fabric.leadShade]!;

function dye(fabric: ClothFacts, scene: SceneId): DyedRecipe {
  const lead = fabric.shades[fabric.leadShade]!;
  const others = [1, 4, 7, 3, 6].map(
    (step) => fabric.shades[(fabric.leadShade + step) % fabric.shades.length]!,
  );
  const pieces = piecesIn(scene, lead, others).map(({ hex }) => ({
    fabric: fabric.slug,
    side: showSide(fabric.construction.family),
    shade: hex,
  }));
  const ground =
    scene === 'swatch' ? tableColour : groundBelow(fabric.construction.family, lead.hex);
  return { kind: 'dyed', scene: layScene(scene, bodyOf(fabric)), pieces, ground };
}

/** Part by part; the lead shade always lies where one looks first. */
function piecesIn(scene: SceneId, lead: Shade, others: readonly Shade[]): readonly Shade[] {
  if (scene === 'trio') return [lead, others[0]!, others[1]!];
  if (scene === 'stack') return [...others, lead];
  return [lead];
}
