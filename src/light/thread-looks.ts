import type { ConstructionFamily } from '../domain/fabric/fabric.ts';
import { linearFromHex, type Rgb } from './colour/encode-srgb.ts';
import { openedLight, wantedLight } from './exposure.ts';
import { isOpen } from './macro-view.ts';

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
  /** Light that the thread should return on average. */
  readonly wanted: number;
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
  /** How far floats hide one another at a glance along the cloth; without it a rim shines as on foil. */
  readonly masked: number;
  /** Share of the highlight that takes the dye: light that has been inside a filament. */
  readonly tint: number;
  /** Unevenness of the highlight from course to course. */
  readonly streak: number;
  /** Contrast of yarn and gap, 1 as rendered. */
  readonly contrast: number;
  /** What is added to the contrast of dense and open parts, 0 as rendered. */
  readonly figure: number;
}

/** How threads reflect the lamps in a macro. */
export function threadLooks(
  threads: readonly LitThread[],
  shade: Rgb,
  family?: ConstructionFamily,
): readonly ThreadLook[] {
  // Through a net one sees the ground, which the same exposure would bleach.
  const open = family !== undefined && isOpen(family);
  return threads.map((thread) => {
    const albedo = thread.colour ? linearFromHex(thread.colour) : shade;
    return {
      albedo,
      lustre: 0.02 + (thread.spun ? 0.1 : 1.15) * thread.gloss ** 2,
      gloss: 8 + (thread.spun ? 30 : 140) * thread.gloss,
      wanted: wantedLight(albedo) + (open ? 0 : openedLight(albedo)),
      crevice: creviceOf(family),
    };
  });
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
    // Floats lie flat: no fibre ends stand off a satin.
    sheen: satin ? 0.004 : family === 'raised' ? 0.2 : 0.1 - 0.07 * filament,
    lustre: satin ? 0.12 + 0.1 * gloss : 0.012 + 0.075 * shine,
    roughness: satin ? 0.4 : 0.55 - 0.2 * shine,
    grain: satin ? 0.85 : 0.25 * filament,
    masked: satin ? 1 : 0,
    tint: satin ? 0.72 : 0.5,
    streak: satin ? 0.45 : 0,
    contrast: satin ? 0.75 : 1,
    figure: family === 'jacquard' ? 2 : 0,
  };
}

const share = (whole: number, part: number) => (whole ? part / whole : 0);
