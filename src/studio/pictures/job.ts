import type { ClothFacts } from '../../domain/picture/knitting.ts';
import type { LightName } from '../../light/lights.ts';
import type { MacroView } from '../../light/macro-view.ts';
import type { SceneId } from '../scenes/scene-book.ts';

/** Everything that decides how a picture looks, as plain data: it is hashed and sent to a worker. */
export type Recipe = MacroRecipe | DyedRecipe | StripRecipe | PrintRecipe;

/** A picture that the studio makes anyway, for a page that wants the same view; it shares its files. */
export interface PrintRecipe {
  readonly kind: 'print';
  /** Its path. */
  readonly of: string;
}

export interface MacroRecipe extends MacroView {
  readonly kind: 'macro';
  readonly cloth: { readonly fabric: string } | { readonly warp: WarpName };
  readonly shade: string;
  readonly width: number;
  readonly height: number;
  /** Daylight, where nothing is said. */
  readonly light?: LightName;
}

/** Parallel ends before they are knitted; no fabric of the book. */
export type WarpName = 'warp-sheet' | 'fibres';

export interface DyedRecipe {
  readonly kind: 'dyed';
  readonly scene: SceneId;
  /** In the order of the scene's pieces; the list starts again when it is shorter. */
  readonly pieces: readonly Piece[];
  readonly ground: string;
  readonly cutOut?: boolean;
  readonly exposure?: number;
}

/** A hanging strip of the cloth without its dye, to be laid over any shade. */
export interface StripRecipe {
  readonly kind: 'strip';
  readonly fabric: string;
  readonly side: 'face' | 'back';
  /** Seen through nets and lace. */
  readonly ground: string;
  /** Of nets and lace: pixels beside an opening cover next to nothing, and are kept from specking. */
  readonly open?: true;
}

export interface Piece {
  readonly fabric: string;
  readonly side: 'face' | 'back';
  readonly shade: string;
  /** Second bath: the cloth is dipped and the shade runs into this one along its length. */
  readonly dip?: string;
}

/** Where a recipe finds the fabrics that it names: the shipped book, or a fabric that the mill has entered. */
export type FindFabric = (slug: string) => ClothFacts;

/** A picture to be made and where it belongs. */
export interface PictureJob {
  readonly owner: { readonly fabric: string } | { readonly scene: string };
  /** Name of the picture within its owner, for example `macro-back`. */
  readonly scene: string;
  /** Without width and ending, from the public folder: `/pictures/fabrics/…/macro-back`. */
  readonly path: string;
  readonly alt: string;
  readonly recipe: Recipe;
  readonly widths: readonly number[];
  readonly quality: number;
  /** Also a JPEG of 1200 × 630 under this name. */
  readonly social?: string;
}
