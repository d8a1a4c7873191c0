import { lightPlate } from '../../../light/light-plate.ts';
import { detailFor, groundOf, isOpen } from '../../../light/macro-view.ts';
import { knit } from '../../../loom/knit/knit.ts';
import { makePlate } from '../../../loom/plate/make-plate.ts';
import type { ClothTile, LoomOrder } from './order.ts';

/** While the hand moves: one repeat, every third lamp. When it rests: a piece whose stitches differ a little. */
const stages = {
  coarse: { mostMm: 3, pxPerMm: 16, texels: 176, motifTexels: 256, lamps: 3 },
  fine: { mostMm: Infinity, pxPerMm: Infinity, texels: 560, motifTexels: 720, lamps: 1 },
} as const;

export type TileStage = keyof typeof stages;

/** A piece of the cloth in the studio's light, seen straight from above. */
export function drawTile(order: LoomOrder, stage: TileStage): ClothTile {
  const { fabric, shade, side } = order;
  const { family, motif } = fabric.construction;
  const { mostMm, pxPerMm: densest, lamps, ...sizes } = stages[stage];
  const texels = motif ? sizes.motifTexels : sizes.texels;
  const least = Math.min(order.tileMm, mostMm);
  const cloth = knit(fabric, { minWidth: least, minHeight: least });
  const pxPerMm = Math.min(order.pxPerMm, densest, texels / Math.max(cloth.width, cloth.height));
  const { belowMm } = groundOf(isOpen(family) ? shade : undefined, [0, 0, 0]);
  const detail = stage === 'coarse' ? 0.3 : detailFor(cloth.threads, pxPerMm);
  const plate = makePlate(cloth, { pxPerMm, side, belowMm, detail });
  return {
    pixels: lightPlate(plate, { shade, family, every: lamps }),
    width: plate.width,
    height: plate.height,
    widthMm: cloth.width,
    heightMm: cloth.height,
  };
}
