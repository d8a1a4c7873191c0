import { unpackDrape } from '../../src/light/drape/drape-file.ts';
import { drapedTile } from '../../src/light/draped-light.ts';
import { detailFor, groundOf, keyLamp, tileOf } from '../../src/light/macro-view.ts';
import { macroCamera } from '../../src/light/light-numbers.ts';
import { balanceOf } from '../../src/light/map-balance.ts';
import { clothSurface } from '../../src/light/thread-looks.ts';
import { evenMaps, knit, makeMaps, makePlate, packMaps } from '../../src/loom/index.ts';
import { openGl } from '../../src/web/islands/cloth/gl.ts';
import {
  type Hanging,
  type HangingSitting,
  makeHanging,
} from '../../src/web/islands/cloth/hanging/make-hanging.ts';
import type { ClothRecord } from '../../src/web/islands/cloth/order.ts';
import { makeViewer, type Sitting } from '../../src/web/islands/cloth/viewer.ts';

/** The viewer of the site alone on a page, without worker and buttons, so that its pixels can be read. */
export interface LiveBench {
  /** Knits the cloth and packs its plate, at most so many texels across. */
  load(record: ClothRecord, view: Sitting['view'], pixels: number, mostTexels?: number): void;
  /** Bytes of the canvas, top row first, as base64. */
  shoot(sitting: BenchSitting): string;
  /** Draws once and waits for it, with the lamp turned by so many degrees; of its passes only this one. */
  draw(sitting: BenchSitting, turned?: number, only?: number): void;
  /** Takes a baked drape, as base64. */
  drape(file: string, pixels: number): void;
  /** Knits the cloth that hangs in it. */
  hang(record: ClothRecord, side: 'face' | 'back'): void;
  shootHanging(sitting: HangingSitting): string;
  drawHanging(sitting: HangingSitting): void;
}

export type BenchSitting = Omit<Sitting, 'key' | 'family' | 'waleSpacing'>;

const canvas = document.createElement('canvas');
document.body.append(canvas);
const gl = openGl(canvas);
if (!gl) throw new Error('This browser has no WebGL2.');
const viewer = makeViewer(gl);
let record: ClothRecord;
let hanging: Hanging;

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
  draw(sitting, turned = 0, only = -1) {
    const { construction, machine } = record;
    const waleSpacing = 10 / machine.walesPerCm;
    const key = turnedLamp(turned);
    const passes = skipBut(only);
    viewer.draw({ ...sitting, key, family: construction.family, waleSpacing });
    passes.restore();
    viewer.read();
  },
  shoot(sitting) {
    bench.draw(sitting);
    return bytes();
  },
  drape(file, pixels) {
    canvas.width = pixels;
    canvas.height = pixels;
    hanging = makeHanging(gl, unpackDrape(Uint8Array.from(atob(file), (c) => c.charCodeAt(0))));
  },
  hang(next, side) {
    const { family } = next.construction;
    const { mm, pxPerMm, fineness } = drapedTile;
    const cloth = knit(next, { minWidth: mm, minHeight: mm });
    const packed = packMaps(evenMaps(makeMaps(cloth, { pxPerMm, fineness, side })), 512);
    const { opacity, dye, own } = packed.means;
    hanging.load({
      ...packed,
      surface: clothSurface(cloth, family),
      balance: balanceOf(opacity, dye, own),
    });
  },
  drawHanging(sitting) {
    hanging.draw(sitting);
    viewer.read();
  },
  shootHanging(sitting) {
    bench.drawHanging(sitting);
    return bytes();
  },
};

function bytes(): string {
  const pixels = viewer.read();
  const row = canvas.width * 4;
  let text = '';
  for (let y = canvas.height - 1; y >= 0; y--)
    text += String.fromCharCode(...pixels.subarray(y * row, (y + 1) * row));
  return btoa(text);
}

/** Lets one pass alone draw, counted from the first of a frame; all of them without a number. */
function skipBut(only: number): { restore(): void } {
  const draw = gl!.drawArrays.bind(gl);
  let pass = 0;
  gl!.drawArrays = (...given) => {
    if (only < 0 || pass === only) draw(...given);
    pass++;
  };
  return {
    restore() {
      gl!.drawArrays = draw;
    },
  };
}

function turnedLamp(degrees: number): typeof keyLamp {
  if (degrees === 0) return keyLamp;
  const [x, y, z] = keyLamp;
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle), z];
}

Object.assign(window, { liveBench: bench });
