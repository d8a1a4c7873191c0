import type { Yarn } from '../../domain/fabric/fabric.ts';
import type { Thread } from '../types.ts';
import { yarnDiameter } from './yarn-diameter.ts';

interface Character {
  readonly spun: boolean;
  readonly fibres: number;
  /** Length of one turn of twist, in diameters. */
  readonly turn: number;
  readonly spread: number;
  readonly hair: number;
  readonly crimp: number;
}

const characters: Readonly<Record<Yarn['make'], Character>> = {
  'ring-spun': { spun: true, fibres: 90, turn: 4.6, spread: 1.3, hair: 0.5, crimp: 0 },
  'compact-spun': { spun: true, fibres: 96, turn: 4.4, spread: 1.22, hair: 0.22, crimp: 0 },
  'open-end': { spun: true, fibres: 84, turn: 3.9, spread: 1.32, hair: 0.62, crimp: 0.02 },
  filament: { spun: false, fibres: 40, turn: 34, spread: 1.8, hair: 0, crimp: 0 },
  textured: { spun: false, fibres: 46, turn: 50, spread: 1.4, hair: 0, crimp: 0.11 },
  'bare elastane': { spun: false, fibres: 10, turn: 1e6, spread: 1, hair: 0, crimp: 0 },
};

const glossOf: Readonly<Record<Yarn['lustre'], number>> = {
  bright: 1,
  'semi-dull': 0.62,
  dull: 0.3,
  natural: 0.12,
};

/** How a yarn looks under a magnifier, from its record alone. */
export function makeThread(key: string, yarn: Yarn): Thread {
  const character = characters[yarn.make];
  const diameter = yarnDiameter(yarn);
  const folded = yarn.ply > 1;
  return {
    key,
    diameter,
    spun: character.spun,
    ply: Math.min(yarn.ply, 4),
    fibres: drawnFibres(yarn, character),
    turnsPerMm: 1 / (diameter * character.turn * (folded ? 1.1 : 1)),
    spread: folded ? 1 + (character.spread - 1) * 0.5 : character.spread,
    hair: folded ? character.hair * 0.8 : character.hair,
    crimp: character.crimp,
    lustre: yarn.lustre,
    gloss: glossOf[yarn.lustre] * (character.spun ? 0.5 : 1),
    ...(yarn.colour === undefined ? {} : { colour: yarn.colour }),
  };
}

/** Filaments are coarse enough to be counted; a monofilament shows one smooth surface. */
function drawnFibres(yarn: Yarn, character: Character): number {
  if (character.spun || yarn.make === 'bare elastane') return character.fibres;
  if (yarn.filaments === undefined) return character.fibres;
  if (yarn.filaments <= 2) return 0;
  return Math.max(10, Math.min(56, Math.round(yarn.filaments * 0.9)));
}
