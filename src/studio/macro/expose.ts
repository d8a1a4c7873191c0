import { EMPTY, type FibreBuffer } from '../../loom/index.ts';
import type { LitTile, ThreadLook } from './develop.ts';

/**
 * Share of the shade that yarns return on average; the rest of it is reached where light falls full on them.
 * White needs more room above its mean, or its lit sides are paper without a fibre.
 */
const printed = (shade: number) => 0.86 - 0.36 * Math.max(0, shade - 0.5);

/** Scales the light so that the yarns on average return what their dye would; deep relief must not read as a darker shade. */
export function expose(tile: LitTile, buffer: FibreBuffer, looks: readonly ThreadLook[]): LitTile {
  let light = 0;
  let wanted = 0;
  for (let i = 0; i < buffer.z.length; i++) {
    if (buffer.z[i] === EMPTY) continue;
    const { albedo } = looks[buffer.thread[i]!]!;
    // Highlights are light, not shade: beyond white they do not count.
    light += luminance(
      Math.min(1, tile.data[i * 3]!),
      Math.min(1, tile.data[i * 3 + 1]!),
      Math.min(1, tile.data[i * 3 + 2]!),
    );
    const shade = luminance(albedo[0], albedo[1], albedo[2]);
    wanted += shade * printed(shade);
  }
  const gain = light > 0 ? Math.min(1.9, Math.max(0.5, wanted / light)) : 1;
  for (let i = 0; i < tile.data.length; i++) tile.data[i]! *= gain;
  return tile;
}

const luminance = (r: number, g: number, b: number) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
