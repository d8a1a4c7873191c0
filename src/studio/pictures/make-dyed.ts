import {
  type Cloth,
  type ClothMaps,
  knit,
  makeMaps,
  type MapOptions,
  type Side,
} from '../../loom/index.ts';
import { linearFromHex, type Rgb } from '../../light/colour/encode-srgb.ts';
import { dyePicture, type LinearPicture } from '../dye/dye-picture.ts';
import { evenMaps } from '../dye/even-maps.ts';
import type { Dyestuff } from '../dye/dyestuff.ts';
import type { LightBake } from '../light/bake.ts';
import { fabricBySlug } from './fabric-by-slug.ts';
import type { DyedRecipe, Piece } from './job.ts';
import { clothSurface } from '../../light/thread-looks.ts';

/** Far enough apart that the eye finds no repeat, small enough to be drawn in a second or two. */
const tileMm = 13;
const fine: Resolution = { pxPerMm: 24, fineness: 2 };
/** The tile of a motif is fifty times as large; the camera never comes nearer than this. */
const whole: Resolution = { pxPerMm: 14, fineness: 2 };

type Resolution = Pick<Required<MapOptions>, 'pxPerMm' | 'fineness'>;

/** Dyes fabrics into a light bake. */
export function makeDyed(recipe: DyedRecipe, bake: LightBake): LinearPicture {
  const pieces = new Map(
    bake.cloths.map((part, i) => [part, recipe.pieces[i % recipe.pieces.length]!]),
  );
  const parts = new Map<number, Dyestuff>();
  for (const [part, piece] of pieces) parts.set(part, dyed(piece));
  for (const prop of bake.props) {
    const shade = 'shadeOf' in prop ? pieces.get(prop.shadeOf)!.shade : prop.colour;
    parts.set(prop.part, {
      kind: 'plain',
      colour: 'shadeOf' in prop ? scaled(linearFromHex(shade), 0.92) : linearFromHex(shade),
      ...('gloss' in prop && prop.gloss ? { gloss: prop.gloss } : {}),
      ...('glow' in prop && prop.glow ? { glow: prop.glow } : {}),
    });
  }
  return dyePicture(bake, {
    parts,
    ground: linearFromHex(recipe.ground),
    ...(recipe.cutOut ? { cutOut: true } : {}),
    ...(recipe.exposure ? { exposure: recipe.exposure } : {}),
  });
}

function dyed(piece: Piece): Dyestuff {
  const other: Side = piece.side === 'face' ? 'back' : 'face';
  const { construction } = fabricBySlug(piece.fabric);
  const cloth = knitted(piece.fabric);
  let backMaps: ClothMaps | undefined;
  return {
    kind: 'cloth',
    shade: linearFromHex(piece.shade),
    ...(piece.dip ? { dip: linearFromHex(piece.dip) } : {}),
    maps: mapped(piece.fabric, piece.side),
    // Drawn only when a sample shows that side.
    get backMaps() {
      return (backMaps ??= mapped(piece.fabric, other));
    },
    surface: clothSurface(cloth, construction.family),
  };
}

const cloths = new Map<string, Cloth>();
const maps = new Map<string, ClothMaps>();

function knitted(slug: string): Cloth {
  const known =
    cloths.get(slug) ?? knit(fabricBySlug(slug), { minWidth: tileMm, minHeight: tileMm });
  return remember(cloths, slug, known);
}

function mapped(slug: string, side: Side): ClothMaps {
  const key = `${slug} ${side}`;
  return remember(maps, key, maps.get(key) ?? drawn(slug, side));
}

/** Motifs change slowly across their repeat and must stay as they are. */
function drawn(slug: string, side: Side): ClothMaps {
  const { motif } = fabricBySlug(slug).construction;
  if (motif) return makeMaps(knitted(slug), { ...whole, side });
  return evenMaps(makeMaps(knitted(slug), { ...fine, side }));
}

/** Keeps the last few: the next picture is often of the same fabric. */
function remember<T>(store: Map<string, T>, key: string, value: T): T {
  store.delete(key);
  store.set(key, value);
  if (store.size > 12) store.delete(store.keys().next().value!);
  return value;
}

const scaled = ([r, g, b]: Rgb, by: number): Rgb => [r * by, g * by, b * by];
