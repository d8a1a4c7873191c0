import type { ConstructionFamily } from '../../domain/fabric/fabric.ts';
import type { Cloth, Thread } from '../../loom/index.ts';
import { linearFromHex, type Rgb } from '../colour/encode-srgb.ts';
import type { ClothSurface } from '../dye/dyestuff.ts';
import type { ThreadLook } from '../macro/develop.ts';

/** How threads reflect the lamps in a macro. */
export function threadLooks(
  threads: readonly Thread[],
  shade: Rgb,
  family?: ConstructionFamily,
): readonly ThreadLook[] {
  return threads.map((thread) => ({
    albedo: thread.colour ? linearFromHex(thread.colour) : shade,
    lustre: 0.02 + (thread.spun ? 0.1 : 1.15) * thread.gloss ** 2,
    gloss: 8 + (thread.spun ? 30 : 140) * thread.gloss,
    crevice: family === 'raised' ? 0.12 : 0.62,
  }));
}

/** How cloth as a whole reflects them, from the share of bright filament in it. */
export function clothSurface({ threads, paths }: Cloth, family: ConstructionFamily): ClothSurface {
  const filament = share(paths.length, paths.filter((path) => !threads[path.thread]!.spun).length);
  const gloss =
    paths.reduce((sum, path) => sum + threads[path.thread]!.gloss, 0) / (paths.length || 1);
  const shine = filament * gloss;
  const satin = family === 'satin';
  return {
    bump: satin ? 0.4 : 0.95 - 0.4 * shine,
    sheen: family === 'raised' ? 0.2 : 0.1 - 0.07 * filament,
    lustre: satin ? 0.12 + 0.1 * gloss : 0.012 + 0.075 * shine,
    roughness: satin ? 0.3 : 0.55 - 0.2 * shine,
    grain: satin ? 0.45 : 0.25 * filament,
    contrast: satin ? 0.75 : 1,
  };
}

const share = (whole: number, part: number) => (whole ? part / whole : 0);
