import { mostPixels, sharp, sharpQuality } from './draw-image.ts';

export interface ShadeCard {
  /** A hanging strip of cloth without its dye: its transparency is the share of the shade that shows. */
  readonly file: string | Buffer;
  /** `#1f6d72` */
  readonly hex: string;
  readonly width: number;
  readonly height: number;
}

/** How many folds hang side by side. */
const folds = 5;

/** A curtain of the cloth in one shade, edge to edge. */
export async function drawShadeCard({ file, hex, width, height }: ShadeCard): Promise<Buffer> {
  const across = Math.ceil(width / folds);
  const limits = { limitInputPixels: mostPixels, failOn: 'error' } as const;
  const fold = sharp()(file, limits)
    .resize({ width: across })
    .extract({ left: 0, top: 0, width: across, height });
  const raw = { width: across, height, channels: 4 } as const;
  const strip = await fold.clone().ensureAlpha().raw().toBuffer();
  const turned = await sharp()(strip, { raw }).flop().raw().toBuffer();
  // Every second one is turned, so that motifs meet themselves at the edges.
  const curtain = Array.from({ length: folds }, (_, at) => ({
    input: at % 2 ? turned : strip,
    raw,
    left: at * across,
    top: 0,
  }));
  const cloth = { width: across * folds, height, channels: 3, background: hex } as const;
  return sharp()({ create: cloth }).composite(curtain).jpeg({ quality: sharpQuality }).toBuffer();
}
