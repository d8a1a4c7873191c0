import { printLevel } from '../../light/colour/print-level.ts';
import type { LinearPicture } from '../dye/dye-picture.ts';
import type { Pixels } from '../../imaging/pixels.ts';
import { latticeNoise } from '../noise.ts';

export interface PrintOptions {
  /** Levels of film grain; it hides banding in long soft gradients. */
  readonly grain?: number;
  /** Light lost in the corners, as a share. */
  readonly vignette?: number;
}

export type Printed = Pixels;

/** Linear light to sRGB bytes; alpha is kept only where a picture has any. */
export function printPicture(
  { width, height, data }: LinearPicture,
  options: PrintOptions = {},
): Printed {
  const { grain = 1.2, vignette = 0 } = options;
  const channels = hasAlpha(data) ? 4 : 3;
  const bytes = new Uint8Array(width * height * channels);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const corner = (x / width - 0.5) ** 2 + (y / height - 0.5) ** 2;
      const light = 1 - vignette * corner * 2;
      const speck = grain * (latticeNoise(x, y) + latticeNoise(x + 7919, y + 104729));
      for (let k = 0; k < 3; k++) {
        const level = printLevel(data[i * 4 + k]! * light) + speck;
        bytes[i * channels + k] = level < 0 ? 0 : level > 255 ? 255 : Math.round(level);
      }
      if (channels === 4) bytes[i * 4 + 3] = Math.round(Math.min(1, data[i * 4 + 3]!) * 255);
    }
  }
  return { width, height, channels, bytes };
}

function hasAlpha(data: Float32Array): boolean {
  for (let i = 3; i < data.length; i += 4) if (data[i]! < 0.999) return true;
  return false;
}
