import { makeSwatch } from '../../../swatch/make-swatch.ts';
import { type SwatchCloth, swatchCloth } from '../../../swatch/swatch-cloth.ts';
import type { RgbPicture, SwatchOrder } from '../../../swatch/swatch-order.ts';
import type { SwatchAnswer, SwatchStage } from './messages.ts';

/** Makes digital swatches, a file of its own. The cloth of the last order is kept: its other formats need it too. */
interface Scope {
  addEventListener(kind: 'message', hear: (event: MessageEvent<SwatchOrder>) => void): void;
  postMessage(answer: SwatchAnswer, transfer: Transferable[]): void;
}

const scope = globalThis as unknown as Scope;
let kept: { readonly key: string; readonly cloth: SwatchCloth } | undefined;
/** Sides drawn for this order so far, of as many as its format shows. */
let sides = { drawn: 0, all: 1 };

scope.addEventListener('message', ({ data }) => {
  work(data).catch((error: unknown) => say({ kind: 'failed', message: String(error) }));
});

function say(answer: SwatchAnswer, transfer: Transferable[] = []): void {
  scope.postMessage(answer, transfer);
}

const tell = (stage: SwatchStage, share: number) => say({ kind: 'progress', stage, share });

async function work(order: SwatchOrder): Promise<void> {
  const { fabric, format, size, mostPixels } = order;
  const key = JSON.stringify([fabric.slug, fabric.construction, fabric.yarns, size, mostPixels]);
  sides = { drawn: 0, all: format === 'glb' ? 1 : 2 };
  if (kept?.key !== key) {
    tell('knitting', 0);
    // The one before is let go first: two large ones may not fit.
    kept = undefined;
    kept = { key, cloth: swatchCloth(fabric, { size, mostPixels }, drawing) };
  }
  const file = await makeSwatch(order, kept.cloth, { jpeg });
  say({ kind: 'made', file }, [file.bytes.buffer as ArrayBuffer]);
}

function drawing(share: number): void {
  if (share === 0) sides.drawn++;
  tell('drawing', (Math.min(sides.drawn, sides.all) - 1 + share) / sides.all);
}

async function jpeg({ width, height, bytes }: RgbPicture, quality: number): Promise<Uint8Array> {
  tell('writing', 1);
  const pixels = new ImageData(width, height);
  for (let from = 0, to = 0; from < bytes.length; from += 3, to += 4) {
    pixels.data[to] = bytes[from]!;
    pixels.data[to + 1] = bytes[from + 1]!;
    pixels.data[to + 2] = bytes[from + 2]!;
    pixels.data[to + 3] = 255;
  }
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')!.putImageData(pixels, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  return new Uint8Array(await blob.arrayBuffer());
}
