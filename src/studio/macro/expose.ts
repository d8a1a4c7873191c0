import { exposureGain, luminance } from '../../light/exposure.ts';
import type { ThreadLook } from '../../light/thread-looks.ts';
import { EMPTY, type FibreBuffer } from '../../loom/index.ts';
import type { LitTile } from './develop.ts';

/** Scales the light so that the yarns on average return what their dye would; deep relief must not read as a darker shade. */
export function expose(tile: LitTile, buffer: FibreBuffer, looks: readonly ThreadLook[]): LitTile {
  let light = 0;
  let wanted = 0;
  for (let i = 0; i < buffer.z.length; i++) {
    if (buffer.z[i] === EMPTY) continue;
    // Highlights are light, not shade: beyond white they do not count.
    light += luminance(
      Math.min(1, tile.data[i * 3]!),
      Math.min(1, tile.data[i * 3 + 1]!),
      Math.min(1, tile.data[i * 3 + 2]!),
    );
    wanted += looks[buffer.thread[i]!]!.wanted;
  }
  const gain = exposureGain(wanted, light);
  for (let i = 0; i < tile.data.length; i++) tile.data[i]! *= gain;
  return tile;
}
