import { detailFor, groundOf, keyLamp, tileOf } from '../../src/light/macro-view.ts';
import { macroCamera } from '../../src/light/light-numbers.ts';
import { knit, makePlate } from '../../src/loom/index.ts';
import { openGl } from '../../src/web/islands/cloth/gl.ts';
import type { ClothRecord } from '../../src/web/islands/cloth/order.ts';
import { makeViewer, type Sitting } from '../../src/web/islands/cloth/viewer.ts';

/** The viewer of the site alone on a page, without worker and buttons, so that its pixels can be read. */
export interface LiveBench {
  load(record: ClothRecord, view: Sitting['view'], pixels: number): void;
  /** Bytes of the canvas, top row first, as base64. */
  shoot(sitting: Omit<Sitting, 'key' | 'family' | 'waleSpacing'>): string;
}

const canvas = document.createElement('canvas');
document.body.append(canvas);
const gl = openGl(canvas);
if (!gl) throw new Error('This browser has no WebGL2.');
const viewer = makeViewer(gl);
let record: ClothRecord;

const bench: LiveBench = {
  load(next, view, pixels) {
    record = next;
    canvas.width = pixels;
    canvas.height = pixels;
    const size = { wales: view.wales, width: pixels, height: pixels };
    const cloth = knit(next, tileOf(next.machine, size));
    const pxPerMm = (pixels / (view.wales * cloth.waleSpacing)) * macroCamera.oversize;
    const { belowMm } = groundOf(view.ground, [0, 0, 0]);
    const detail = detailFor(cloth.threads, pxPerMm);
    viewer.load(makePlate(cloth, { pxPerMm, side: view.side, detail, belowMm }));
  },
  shoot(sitting) {
    const { construction, machine } = record;
    const waleSpacing = 10 / machine.walesPerCm;
    viewer.draw({ ...sitting, key: keyLamp, family: construction.family, waleSpacing });
    const pixels = viewer.read();
    const row = canvas.width * 4;
    let text = '';
    for (let y = canvas.height - 1; y >= 0; y--)
      text += String.fromCharCode(...pixels.subarray(y * row, (y + 1) * row));
    return btoa(text);
  },
};
Object.assign(window, { liveBench: bench });
