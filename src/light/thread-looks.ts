import type { ConstructionFamily } from '../domain/fabric/fabric.ts';
import { linearFromHex, type Rgb } from './colour/encode-srgb.ts';

/** What of the loom's thread decides how it takes light. */
export interface LitThread {
  readonly spun: boolean;
  /** 0 matt … 1 bright filament. */
  readonly gloss: number;
  /** Dyed in the yarn, `#rrggbb`; without it the thread takes the shade of the piece. */
  readonly colour?: string;
}

/** How a thread reflects light in a macro. */
export interface ThreadLook {
  readonly albedo: Rgb;
  readonly lustre: number;
  /** Sharpness of the highlight. */
  readonly gloss: number;
  /** Share of light lost where yarns press on one another; brushed yarn has hardly any flanks. */
  readonly crevice: number;
}

/** How the surface of cloth as a whole reflects light, apart from its colour. */
export interface ClothSurface {
  /** Strength of the relief of the stitches. */
  readonly bump: number;
  /** Light of fibre ends at the rim. */
  readonly sheen: number;
  /** Mirror-like part, its roughness, and how much narrower it is along the floats. */
  readonly lustre: number;
  readonly roughness: number;
  readonly grain: number;
  /** Contrast of yarn and gap, 1 as rendered. */
  readonly contrast: number;
}

/** How threads reflect the lamps in a macro. */
export function threadLooks(
  threads: readonly LitThread[],
  shade: Rgb,
  family?: ConstructionFamily,
): readonly ThreadLook[] {
  return threads.map((thread) => ({
    albedo: thread.colour ? linearFromHex(thread.colour) : shade,
    lustre: 0.02 + (thread.spun ? 0.1 : 1.15) * thread.gloss ** 2,
    gloss: 8 + (thread.spun ? 30 : 140) * thread.gloss,
    crevice: creviceOf(family),
  }));
}

/** Share of light lost at the flanks of yarns, by the family of the cloth. */
export const creviceOf = (family?: ConstructionFamily) => (family === 'raised' ? 0.12 : 0.62);

interface LitCloth {
  readonly threads: readonly LitThread[];
  /** One for each end, with the index of its thread. */
  readonly paths: readonly { readonly thread: number }[];
}

/** How cloth as a whole reflects them, from the share of bright filament in it. */
export function clothSurface(
  { threads, paths }: LitCloth,
  family: ConstructionFamily,
): ClothSurface {
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
