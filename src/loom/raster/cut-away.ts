import { modulo } from '../number/modulo.ts';
import { EMPTY } from '../types.ts';
import type { Trim } from '../types.ts';
import type { View } from './view.ts';
import type { ZBuffer } from './z-buffer.ts';

/** Scissors: clears what lies between the foot of each repeat and its scalloped edge. */
export function cutAway(buffer: ZBuffer, view: View, trim: Trim): void {
  const { width, height, z, thread, fuzz } = buffer;
  for (let px = 0; px < width; px++) {
    const seenX = (px + 0.5) / view.scaleX;
    const x = view.facing > 0 ? seenX : view.clothWidth - seenX;
    const share = modulo(x, trim.repeatWidth) / trim.repeatWidth;
    const edge = trim.edge[Math.min(trim.edge.length - 1, Math.floor(share * trim.edge.length))]!;
    for (let py = 0; py < height; py++) {
      const y = view.clothHeight - (py + 0.5) / view.scaleY;
      if (modulo(y, trim.repeatHeight) >= edge) continue;
      const i = py * width + px;
      z[i] = EMPTY;
      thread[i] = 255;
      fuzz[i] = 0;
    }
  }
}
