import type { BarWeight, Knittable } from '../../../loom/types.ts';

/** What the instrument asks of its worker. */
export interface LoomOrder {
  readonly id: number;
  readonly fabric: Knittable;
  /** Of the piece, `#rrggbb`. */
  readonly shade: string;
  readonly side: 'face' | 'back';
  /** Smallest tile, mm: a weak device knits a smaller piece of the same stitches. */
  readonly tileMm: number;
  /** As fine as the screen shows. */
  readonly pxPerMm: number;
  /** False where only the weight is wanted. */
  readonly cloth: boolean;
}

/** A lit tile of cloth, r, g, b, a. */
export interface ClothTile {
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

export type LoomAnswer =
  | { readonly id: number; readonly stage: 'weighed'; readonly weights: readonly BarWeight[] }
  | {
      readonly id: number;
      readonly stage: 'tile';
      readonly tile: ClothTile;
      readonly last: boolean;
    }
  | { readonly id: number; readonly stage: 'failed' };
