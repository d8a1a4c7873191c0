import type { ConstructionFamily, Motif, Shade } from '../../../domain/fabric/fabric.ts';
import type { ClothFacts } from '../../../domain/picture/knitting.ts';
import { linearFromHex } from '../../colour/encode-srgb.ts';
import type { SceneId } from '../../scenes/scene-book.ts';
import { describeDyed, describeLace, describeMacro } from './describe.ts';
import type { DyedRecipe, MacroRecipe, PictureJob, Recipe } from '../job.ts';
import { scenesPath } from '../places.ts';

export const widths = [180, 360, 720, 1440] as const;
/** A macro is soft beyond its plane of focus; drawn at 1200 and enlarged it costs two thirds. */
const macroSize = { width: 1200, height: 1200 } as const;
const table = '#e9e4da';

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
  const dyed = job(fabric, scene, describeDyed(fabric, scene, shade), dye(fabric, scene));
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
    recipe: { kind: 'strip', fabric: slug, side, ground: stripGround },
    widths: [96, 192],
    quality: 24,
  };
}

/** The side that is worn outward: satin shows its floats and raised cloth its pile, both on the technical back. */
export const showSide = (family: ConstructionFamily) =>
  family === 'satin' || family === 'raised' ? ('back' as const) : ('face' as const);

const drapesFirst = new Set<ConstructionFamily>([
  'satin',
  'locknit',
  'tricot',
  'raised',
  'sharkskin',
  'rib',
]);
const isOpen = (family: ConstructionFamily) => family === 'net' || family === 'lace';

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
  ...new Set<SceneId>(['strip', ...soft, ...firm, ...sheer]),
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

/** Enough wales to show the structure; threading and motif may need more. */
function macro(fabric: ClothFacts, side: 'face' | 'back', turn: number): MacroRecipe {
  const { construction } = fabric;
  const threaded = Math.max(...construction.bars.map((bar) => bar.threading.length));
  const least = construction.motif ? 46 : 14;
  const { zoom, ...pose } = poses[turn % poses.length]!;
  const shade = fabric.shades[fabric.leadShade]!;
  return {
    kind: 'macro',
    cloth: { fabric: fabric.slug },
    side,
    shade: shade.hex,
    ...(isOpen(construction.family) ? { ground: groundFor(shade, turn) } : {}),
    ...macroSize,
    wales: Math.max(least * zoom, Math.min(34, threaded > 4 ? threaded * 1.15 : 0)),
    ...pose,
  };
}

const poses = [
  { rotation: 0.28, tilt: 0.38, sharp: 0.26, zoom: 1 },
  { rotation: -0.22, tilt: 0.34, sharp: 0.28, zoom: 0.8 },
  { rotation: 0.12, tilt: 0.42, sharp: 0.26, zoom: 1.2 },
  { rotation: -0.34, tilt: 0.36, sharp: 0.26, zoom: 0.9 },
  { rotation: 0.4, tilt: 0.32, sharp: 0.28, zoom: 1.1 },
] as const;

/** The whole motif or many meshes, almost straight from above. */
function wide(fabric: ClothFacts, turn: number): MacroRecipe {
  const { motif } = fabric.construction;
  return {
    ...macro(fabric, 'face', turn),
    ground: groundFor(fabric.shades[fabric.leadShade]!, turn + 1),
    wales: motif ? Math.min(96, Math.max(70, motif.wales * 1.1)) : 34,
    rotation: motif ? 0.05 : -0.18,
    tilt: motif ? 0.16 : 0.3,
    sharp: motif ? 0.5 : 0.26,
    ...edgeInSight(motif),
  };
}

/** A scalloped edge hangs low in its repeat. */
const edgeInSight = (motif: Motif | undefined) =>
  motif?.name.startsWith('scallop') ? { centre: [0.5, 0.33] as const } : {};

const deepGrounds = ['#3b2a30', '#20283a', '#33372c', '#3a2520'] as const;
const paleGrounds = ['#e2d6c1', '#d9cfc6', '#dcd9c8', '#e3cfc2'] as const;

/** Light thread over deep ground, dark thread over pale. */
function groundFor(shade: Shade, turn: number): string {
  const [r, g, b] = linearFromHex(shade.hex);
  const light = 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.2;
  const grounds = light ? deepGrounds : paleGrounds;
  return grounds[turn % grounds.length]!;
}

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
  const ground = isOpen(fabric.construction.family) ? sheerGround(scene, lead) : table;
  return { kind: 'dyed', scene, pieces, ground };
}

/** Part by part; the lead shade always lies where one looks first. */
function piecesIn(scene: SceneId, lead: Shade, others: readonly Shade[]): readonly Shade[] {
  if (scene === 'trio') return [lead, others[0]!, others[1]!];
  if (scene === 'stack') return [...others, lead];
  return [lead];
}

const sheerGround = (scene: SceneId, lead: Shade) =>
  scene === 'swatch' ? table : groundFor(lead, 1);
