import { gsmMiddle } from '../../catalogue/gsm-bands.ts';
import type { ConstructionFamily, Fabric } from '../fabric.ts';

export type Handled = Pick<Fabric, 'construction' | 'fibres' | 'finishes' | 'gsm' | 'yarns'>;

/**
 * How soft a cloth is by its record, for an order and never for a figure: nobody has measured it.
 * `why` lists what makes it so, the strongest first.
 */
export function softnessOf(fabric: Handled): Handle {
  return weigh([
    [4, fabric.construction.family === 'raised', 'a raised nap'],
    [2, fabric.finishes.includes('Silicone softener'), 'a silicone softener'],
    [1, fabric.finishes.includes('Bio-polish'), 'bio-polish'],
    [1, softFamilies.has(fabric.construction.family), 'long, loose front laps'],
    [share(fabric, 'cotton') / 100, share(fabric, 'cotton') >= 50, 'mostly cotton'],
    [0.8, finest(fabric) < 6, 'fine yarns'],
    [-3, fabric.finishes.includes('Stiff finish'), ''],
    [-1.5, firmFamilies.has(fabric.construction.family), ''],
  ]);
}

/** How firm it is by its record, in the same way. */
export function firmnessOf(fabric: Handled): Handle {
  return weigh([
    [3, firmFamilies.has(fabric.construction.family), 'laps or inlays that brace it'],
    [2.5, fabric.finishes.includes('Stiff finish'), 'a stiff finish'],
    [(gsmMiddle(fabric.gsm) ?? 130) / 100, (gsmMiddle(fabric.gsm) ?? 0) >= 150, 'its weight'],
    [-3, share(fabric, 'elastane') > 0, ''],
    [-1.5, fabric.construction.family === 'raised', ''],
  ]);
}

export interface Handle {
  readonly score: number;
  readonly why: readonly string[];
}

const softFamilies: ReadonlySet<ConstructionFamily> = new Set(['locknit', 'satin', 'atlas']);
const firmFamilies: ReadonlySet<ConstructionFamily> = new Set(['sharkskin', 'cord', 'inlay']);

function weigh(signs: readonly (readonly [number, boolean, string])[]): Handle {
  const met = signs.filter(([, holds]) => holds);
  return {
    score: met.reduce((sum, [points]) => sum + points, 0),
    why: met.flatMap(([points, , words]) => (points > 0 ? words : [])).filter(Boolean),
  };
}

function share({ fibres }: Handled, wanted: string): number {
  return fibres.find(({ fibre }) => fibre === wanted)?.percent ?? 0;
}

function finest({ yarns }: Handled): number {
  return Math.min(...Object.values(yarns).map(({ tex }) => tex));
}
