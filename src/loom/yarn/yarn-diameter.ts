import type { Fibre, Yarn } from '../../domain/fabric/fabric.ts';
import type { Millimetres } from '../types.ts';

/** g/cm³ of the solid fibre. */
export const fibreDensity: Readonly<Record<Fibre, number>> = {
  cotton: 1.52,
  polyester: 1.38,
  nylon: 1.14,
  elastane: 1.2,
};

/**
 * Share of a yarn's cross-section that is fibre and not air, in finished cloth: twist packs, texturing opens,
 * and washing lets every knitting yarn swell well below the values known from the bobbin.
 */
export const packingFraction: Readonly<Record<Yarn['make'], number>> = {
  'ring-spun': 0.4,
  'compact-spun': 0.45,
  'open-end': 0.35,
  filament: 0.38,
  textured: 0.22,
  'bare elastane': 0.85,
};

/** Air between the plies of a folded yarn. */
const packingOfFoldedYarn = 0.86;

/** Bare elastane lies stretched in the finished cloth: so many times its own length. */
export const elastaneDraft = 1.7;

/** Diameter of the yarn as it lies in the cloth, from its mass per length, its fibres and its packing. */
export function yarnDiameter(yarn: Yarn): Millimetres {
  const packing = packingFraction[yarn.make] * (yarn.ply > 1 ? packingOfFoldedYarn : 1);
  const gramsPerMm = texInCloth(yarn) * 1e-6;
  const gramsPerCubicMm = densityOf(yarn) * packing * 1e-3;
  return Math.sqrt((4 * gramsPerMm) / (Math.PI * gramsPerCubicMm));
}

/** Linear density along the drawn path: elastane thins as it is drawn out. */
export function texInCloth(yarn: Yarn): number {
  return yarn.make === 'bare elastane' ? yarn.tex / elastaneDraft : yarn.tex;
}

/** Shares are by weight, so volumes add, not densities. */
function densityOf(yarn: Yarn): number {
  const volume = yarn.fibres.reduce(
    (sum, share) => sum + share.percent / 100 / fibreDensity[share.fibre],
    0,
  );
  return 1 / volume;
}
