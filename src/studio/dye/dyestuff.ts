import type { ClothMaps } from '../../loom/index.ts';
import type { Rgb } from '../../light/colour/encode-srgb.ts';
import type { ClothSurface } from '../../light/thread-looks.ts';
import type { Hem } from './hem.ts';

/** How one part of a scene is made up before it is printed. */
export type Dyestuff = DyedCloth | PlainThing;

export interface DyedCloth {
  readonly kind: 'cloth';
  readonly shade: Rgb;
  readonly maps: ClothMaps;
  /** Other side, where the scene shows it. */
  readonly backMaps?: ClothMaps;
  readonly surface: ClothSurface;
  /** The cloth was dipped once more: its shade runs into this one along the wales. */
  readonly dip?: Rgb;
  /** Where its scalloped edge is cut. */
  readonly hem?: Hem;
  /** So far along its length it lies on more of itself, mm. */
  readonly onItself?: number;
}

/** Card, wood, metal, the cut face of a roll: nothing knitted. */
export interface PlainThing {
  readonly kind: 'plain';
  readonly colour: Rgb;
  readonly gloss?: number;
  /** Light that does not come from the lamps: a light table. */
  readonly glow?: number;
}
