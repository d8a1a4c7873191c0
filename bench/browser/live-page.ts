import { detailFor, groundOf, keyLamp, tileOf } from '../../src/light/macro-view.ts';
import { macroCamera } from '../../src/light/light-numbers.ts';
import { knit, makePlate } from '../../src/loom/index.ts';
import { openGl } from '../../src/web/islands/cloth/gl.ts';
import type { ClothRecord } from '../../src/web/islands/cloth/order.ts';
import { makeViewer, type Sitting } from '../../src/web/islands/cloth/viewer.ts';

/** The viewer of the site alone on a page, without worker and buttons, so that its pixels can be read. */
export interface LiveBench {
  /** Knits the cloth and packs its plate, at most so many texels across. */
  load(record: ClothRecord, view: Sitting['view'], pixels: number, mostTexels?: number): void;
  /** Bytes of the canvas, top row first, as base64. */
  shoot(sitting: BenchSitting): string;
  /** Draws once and waits for it, with the lamp turned by so many degrees. */
  draw(sitting: BenchSitting, turned?: number): void;
}

export type BenchSitting = Omit<Sitting, 'key' | 'family' | 'waleSpacing'>;

const canvas = document.createElement('canvas');
document.body.append(canvas);
const gl = openGl(canvas);
if (!gl) throw new Error('This browser has no WebGL2.');
const viewer = makeViewer(gl);
let record: ClothRecord;

const bench: LiveBench = {
  load(next, view, pixels, mostTexels = Infinity) {
    record = next;
    canvas.width = pixels;
    canvas.height = pixels;
    const size = { wales: view.wales, width: pixels, height: pixels };
    const cloth = knit(next, tileOf(next.machine, size));
    const pxPerMm = Math.min(
      (pixels / (view.wales * cloth.waleSpacing)) * macroCamera.oversize,
      mostTexels / Math.max(cloth.width, cloth.height),
    );
    const { belowMm } = groundOf(view.ground, [0, 0, 0]);
    const detail = detailFor(cloth.threads, pxPerMm);
    viewer.load(makePlate(cloth, { pxPerMm, side: view.side, detail, belowMm }));
  },
  draw(sitting, turned = 0) {
    const { construction, machine } = record;
    const waleSpacing = 10 / machine.walesPerCm;
    const key = turnedLamp(turned);
    viewer.draw({ ...sitting, key, family: construction.family, waleSpacing });
    viewer.read();
  },
  shoot(sitting) {
    bench.draw(sitting);
    const pixels = viewer.read();
    const row = canvas.width * 4;
    let text = '';
    for (let y = canvas.height - 1; y >= 0; y--)
      text += String.fromCharCode(...pixels.subarray(y * row, (y + 1) * row));
    return btoa(text);
  },
};
function turnedLamp(degrees: number): typeof keyLamp {
  if (degrees === 0) return keyLamp;
  const [x, y, z] = keyLamp;
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle), z];
}

Object.assign(window, { liveBench: bench });
