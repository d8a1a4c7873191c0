import type { Fabric } from '../../../domain/fabric/fabric.ts';
import { isOpen, type MacroView, nearView, showSide, wideView } from '../../../light/macro-view.ts';
import type { MapBalance } from '../../../light/map-balance.ts';
import type { ClothSurface } from '../../../light/thread-looks.ts';
import type { PackedMaps, Plate } from '../../../loom/types.ts';

/** What of a fabric's record the live cloth is computed and captioned from: `/fabrics/<slug>/cloth.json`. */
export type ClothRecord = Pick<
  Fabric,
  | 'id'
  | 'number'
  | 'title'
  | 'construction'
  | 'yarns'
  | 'machine'
  | 'fibres'
  | 'gsm'
  | 'shades'
  | 'leadShade'
>;

/** What the page asks of the loom's worker: cloth from near, or cloth to hang. */
export type Order = PlateOrder | HangOrder;

interface Asked {
  readonly id: number;
  readonly fabric: Pick<ClothRecord, 'construction' | 'yarns' | 'machine'>;
  readonly side: 'face' | 'back';
}

export interface PlateOrder extends Asked {
  /** Smallest tile that the view needs, mm. */
  readonly tile: { readonly minWidth: number; readonly minHeight: number };
  readonly belowMm: number;
  /** Fine enough for the canvas; the tile is never larger than `mostTexels` across. */
  readonly pxPerMm: number;
  /** Longest side of the tile, texels, stage by stage; the last is the one that stays. */
  readonly mostTexels: readonly number[];
}

/** A tile as the studio covers its still lives with, packed for a shader. */
export interface HangOrder extends Asked {
  /** Texels across, a power of two. */
  readonly hang: number;
}

/** What hangs: its maps, and how the cloth as a whole returns light. */
export interface HungCloth extends PackedMaps {
  readonly surface: ClothSurface;
  readonly balance: MapBalance;
}

export type Answer =
  | { readonly id: number; readonly stage: 'knitted' }
  /** How much of the yarn is laid, 0 … 1. */
  | { readonly id: number; readonly stage: 'laying'; readonly share: number }
  | { readonly id: number; readonly stage: 'plate'; readonly plate: Plate; readonly last: boolean }
  | {
      readonly id: number;
      readonly stage: 'hung';
      readonly cloth: HungCloth;
      readonly last: boolean;
    }
  | { readonly id: number; readonly stage: 'failed'; readonly message: string };

/** How the plate of a page looks at a cloth: as the studio's macro does, and at a motif from further away. */
export function liveView(
  fabric: Pick<ClothRecord, 'id' | 'construction'>,
  shade: string,
  side: 'face' | 'back',
): MacroView {
  const { family, motif } = fabric.construction;
  const turn = fabric.id - 1;
  if (!motif) return nearView(fabric, shade, side, side === showSide(family) ? turn : turn + 2);
  const { ground, ...view } = wideView(fabric, shade, turn);
  return { ...view, side, ...(isOpen(family) && ground ? { ground } : {}) };
}
