import type { SwatchFile, SwatchOrder } from '../../../swatch/swatch-order.ts';

/** What the worker answers while it makes a swatch. */
export type SwatchAnswer =
  | { readonly kind: 'progress'; readonly stage: SwatchStage; readonly share: number }
  | { readonly kind: 'made'; readonly file: SwatchFile }
  | { readonly kind: 'failed'; readonly message: string };

export type SwatchStage = 'knitting' | 'drawing' | 'writing';

export type { SwatchOrder };
