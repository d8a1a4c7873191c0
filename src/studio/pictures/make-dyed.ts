import {
  type Cloth,
  type ClothMaps,
  evenMaps,
  knit,
  makeMaps,
  type Side,
} from '../../loom/index.ts';
import { linearFromHex, type Rgb } from '../../light/colour/encode-srgb.ts';
import { drapedTile } from '../../light/draped-light.ts';
import { dyePicture, type LinearPicture } from '../dye/dye-picture.ts';
import type { Dyestuff } from '../dye/dyestuff.ts';
import type { LightBake } from '../light/bake.ts';
import type { ClothFacts } from '../../domain/picture/knitting.ts';
import { hemAt } from '../scenes/hem-at.ts';
import { liesOnItself } from '../scenes/lies-on-itself.ts';
import type { SceneId } from '../scenes/scene-book.ts';
import type { DyedRecipe, FindFabric, Piece } from './job.ts';
import { clothSurface } from '../../light/thread-looks.ts';

const { mm: tileMm, fineness } = drapedTile;

/** Dyes fabrics into a light bake. */
export function makeDyed(
  recipe: DyedRecipe,
  bake: LightBake,
  findFabric: FindFabric,
): LinearPicture {
  const pieces = new Map(
    bake.cloths.map((part, i) => [part, recipe.pieces[i % recipe.pieces.length]!]),
  );
  const parts = new Map<number, Dyestuff>();
  for (const [part, piece] of pieces)
    parts.set(part, dyed(piece, findFabric(piece.fabric), recipe.scene));
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

function dyed(piece: Piece, fabric: ClothFacts, scene: SceneId): Dyestuff {
  const foot = hemAt[scene];
  const onItself = liesOnItself[scene];
  const other: Side = piece.side === 'face' ? 'back' : 'face';
  const cloth = knitted(fabric);
  let backMaps: ClothMaps | undefined;
  return {
    kind: 'cloth',
    shade: linearFromHex(piece.shade),
    ...(piece.dip ? { dip: linearFromHex(piece.dip) } : {}),
    maps: mapped(fabric, piece.side),
    // Drawn only when a sample shows that side.
    get backMaps() {
      return (backMaps ??= mapped(fabric, other));
    },
    ...(cloth.trim && foot !== undefined ? { hem: { trim: cloth.trim, foot } } : {}),
    ...(onItself === undefined ? {} : { onItself }),
    surface: clothSurface(cloth, fabric.construction.family),
  };
}

// By the fabric itself: a slug may come to stand for cloth that is knitted otherwise.
const cloths = new Map<ClothFacts, Cloth>();
const maps = { face: new Map<ClothFacts, ClothMaps>(), back: new Map<ClothFacts, ClothMaps>() };

function knitted(fabric: ClothFacts): Cloth {
  const known = cloths.get(fabric) ?? knit(fabric, { minWidth: tileMm, minHeight: tileMm });
  return remember(cloths, fabric, known);
}

function mapped(fabric: ClothFacts, side: Side): ClothMaps {
  return remember(maps[side], fabric, maps[side].get(fabric) ?? drawn(fabric, side));
}

/** Motifs change slowly across their repeat and must stay as they are. */
function drawn(fabric: ClothFacts, side: Side): ClothMaps {
  const cloth = knitted(fabric);
  if (fabric.construction.motif)
    return makeMaps(cloth, { pxPerMm: drapedTile.motifPxPerMm, fineness, side });
  return evenMaps(makeMaps(cloth, { pxPerMm: drapedTile.pxPerMm, fineness, side }));
}

/** Keeps the last few: the next picture is often of the same fabric. */
function remember<T>(store: Map<ClothFacts, T>, key: ClothFacts, value: T): T {
  store.delete(key);
  store.set(key, value);
  if (store.size > 6) store.delete(store.keys().next().value!);
  return value;
}

const scaled = ([r, g, b]: Rgb, by: number): Rgb => [r * by, g * by, b * by];
