import { layScene, type SceneId } from '../../scenes/scene-book.ts';
import { fabricBySlug } from '../fabric-by-slug.ts';
import type { DyedRecipe, MacroRecipe, Piece, PictureJob, Recipe } from '../job.ts';
import { scenesPath } from '../places.ts';
import { showSide } from '../../../light/macro-view.ts';
import { bodyOf } from './body-of.ts';
import { widths } from './fabric-pictures.ts';

export const table = '#e9e4da';

/** Hex of the shade a fabric is shown in. */
export const lead = (slug: string) => {
  const fabric = fabricBySlug(slug);
  return fabric.shades[fabric.leadShade]!.hex;
};

export const piece = (fabric: string, shade: string): Piece => ({
  fabric,
  side: showSide(fabricBySlug(fabric).construction.family),
  shade,
});

export function draped(scene: SceneId, fabric: string, ...hexes: readonly string[]): DyedRecipe {
  return {
    kind: 'dyed',
    scene: layScene(scene, bodyOf(fabricBySlug(fabric))),
    pieces: hexes.map((hex) => piece(fabric, hex)),
    ground: table,
  };
}

/** A macro of the size and pose most pages want. */
export function near(fabric: string, side: 'face' | 'back', shade: string): MacroRecipe {
  return {
    kind: 'macro',
    cloth: { fabric },
    side,
    shade,
    width: 1200,
    height: 1200,
    wales: 13,
    rotation: 0.26,
    tilt: 0.38,
    sharp: 0.2,
  };
}

export function dyed(
  id: string,
  alt: string,
  scene: SceneId,
  pieces: readonly Piece[],
): PictureJob {
  return site(id, alt, { kind: 'dyed', scene, pieces, ground: table });
}

/** A picture that belongs to a page; it has a social card. */
export function site(
  id: string,
  alt: string,
  recipe: Recipe,
  sizes: readonly number[] = widths,
  quality = 55,
): PictureJob {
  return {
    owner: { scene: id },
    scene: id,
    path: `${scenesPath}/${id}`,
    alt,
    recipe,
    widths: sizes,
    quality,
    social: id,
  };
}

/** A fabric's picture that a page shows as well. */
export function printOf(id: string, alt: string, path: string): PictureJob {
  return site(id, alt, { kind: 'print', of: `/pictures/${path}` });
}
