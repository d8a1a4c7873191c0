import type { Cloth, Side } from '../types.ts';

/** From millimetres of cloth to pixels of the picture; the back is seen by turning the cloth over. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly clothWidth: number;
  readonly clothHeight: number;
  readonly facing: 1 | -1;
}

/** Whole pixels for the whole tile: the scale gives way a little, never the seam. */
export function makeView(cloth: Cloth, pxPerMm: number, side: Side): View {
  const width = Math.max(8, Math.round(cloth.width * pxPerMm));
  const height = Math.max(8, Math.round(cloth.height * pxPerMm));
  return {
    width,
    height,
    scaleX: width / cloth.width,
    scaleY: height / cloth.height,
    clothWidth: cloth.width,
    clothHeight: cloth.height,
    facing: side === 'face' ? 1 : -1,
  };
}
