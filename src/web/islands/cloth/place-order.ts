import { macroCamera } from '../../../light/light-numbers.ts';
import { groundOf, type MacroView, tileOf } from '../../../light/macro-view.ts';
import type { Listener, Loom } from './ask-loom.ts';
import type { ClothRecord } from './order.ts';
import type { ShownShade } from './shade/shade-state.ts';

/** Canvas and tile are never larger: a phone would draw for long, and nobody sees more fibres. */
export const mostPixels = 1024;
/**
 * The first cloth is as coarse as one still reads its courses, because a worker that has just been started
 * computes slowly; the second is what a telephone shows.
 */
export const plainTexels = [160, 512] as const;
const motifTexels = 640;
/** Of the tile that hangs. */
const hungTexels = 512;
const hungMotifTexels = 1024;

interface Wanted {
  readonly record: ClothRecord;
  readonly side: 'face' | 'back';
  readonly view: MacroView;
  readonly shade: ShownShade;
}

export function orderNear(
  loom: Loom,
  { record, side, view: { wales, ground }, shade }: Wanted,
  { width, height }: HTMLCanvasElement,
  listener: Listener,
): void {
  const { construction, yarns, machine } = record;
  const waleSpacing = 10 / machine.walesPerCm;
  loom.order(
    {
      fabric: { construction, yarns, machine },
      side,
      tile: tileOf(machine, { wales, width, height }),
      belowMm: groundOf(ground, shade.linear).belowMm,
      pxPerMm: (width / (wales * waleSpacing)) * macroCamera.oversize,
      mostTexels: [...(construction.motif ? [motifTexels] : plainTexels), mostPixels],
    },
    listener,
  );
}

export function orderHanging(loom: Loom, { record, side }: Wanted, listener: Listener): void {
  const { construction, yarns, machine } = record;
  const hang = construction.motif ? hungMotifTexels : hungTexels;
  loom.order({ fabric: { construction, yarns, machine }, side, hang }, listener);
}
