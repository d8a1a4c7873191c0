import type { FibreShare, spunMakes, Yarn } from '../../domain/fabric/fabric.ts';

const cotton: readonly FibreShare[] = [{ fibre: 'cotton', percent: 100 }];
const polyester: readonly FibreShare[] = [{ fibre: 'polyester', percent: 100 }];
const nylon: readonly FibreShare[] = [{ fibre: 'nylon', percent: 100 }];
const elastane: readonly FibreShare[] = [{ fibre: 'elastane', percent: 100 }];
const polyCotton6535: readonly FibreShare[] = [
  { fibre: 'polyester', percent: 65 },
  { fibre: 'cotton', percent: 35 },
];
const polyCotton6040: readonly FibreShare[] = [
  { fibre: 'polyester', percent: 60 },
  { fibre: 'cotton', percent: 40 },
];
const cottonNylon6040: readonly FibreShare[] = [
  { fibre: 'cotton', percent: 60 },
  { fibre: 'nylon', percent: 40 },
];

/** The yarn book: fabrics name its yarns by their keys. */
export const yarns: Readonly<Record<string, Yarn>> = {
  cottonNe30Slub: { ...spun(cotton, 30, 'open-end'), count: 'Ne 30/1 slub' },
  cottonNe20Folded: {
    ...spun(cotton, 20),
    tex: 59.05,
    count: 'Ne 20/2',
    ply: 2,
  },
  cottonNe30: spun(cotton, 30),
  cottonNe30Compact: spun(cotton, 30, 'compact-spun'),
  cottonNe40: spun(cotton, 40),
  cottonNe50: spun(cotton, 50, 'compact-spun'),
  cottonNe60: spun(cotton, 60, 'compact-spun'),

  polyCottonNe40: spun(polyCotton6040, 40),
  polyCottonNe50: spun(polyCotton6535, 50),
  polyCottonNe60: spun(polyCotton6535, 60),

  cottonNylonNe40: spun(cottonNylon6040, 40),
  cottonNylonNe50: spun(cottonNylon6040, 50),
  cottonNylonNe60: spun(cottonNylon6040, 60),

  polyester50: filament(polyester, 50, 24, 'semi-dull'),
  polyester50Bright: filament(polyester, 50, 24, 'bright'),
  polyester75: filament(polyester, 75, 36, 'semi-dull'),
  polyester75Bright: filament(polyester, 75, 36, 'bright'),
  polyester75Textured: textured(polyester, 75, 72),
  polyester100: filament(polyester, 100, 36, 'semi-dull'),
  polyester100Textured: textured(polyester, 100, 96),
  polyester150: filament(polyester, 150, 48, 'semi-dull'),
  polyester300: filament(polyester, 300, 96, 'semi-dull'),

  nylon30: filament(nylon, 30, 10, 'semi-dull'),
  nylon40: filament(nylon, 40, 13, 'semi-dull'),
  nylon40Dull: filament(nylon, 40, 13, 'dull'),
  nylon40Bright: filament(nylon, 40, 13, 'bright'),
  nylon40Micro: filament(nylon, 40, 34, 'semi-dull'),
  nylon70: filament(nylon, 70, 24, 'semi-dull'),
  nylon70Dull: filament(nylon, 70, 24, 'dull'),
  nylon70Bright: filament(nylon, 70, 17, 'bright'),
  nylon100Micro: filament(nylon, 100, 96, 'dull'),
  nylon70Textured: textured(nylon, 70, 34),
  nylon140: filament(nylon, 140, 48, 'semi-dull'),
  nylon140Textured: textured(nylon, 140, 68),
  nylon100: filament(nylon, 100, 34, 'semi-dull'),
  nylon100Bright: filament(nylon, 100, 34, 'bright'),
  nylon100Textured: textured(nylon, 100, 34),
  /** Cords that outline the figures of a lace. */
  nylon420: { ...filament(nylon, 420, 136, 'semi-dull'), ply: 2 },
  nylon420Bright: { ...filament(nylon, 420, 136, 'bright'), ply: 2 },

  elastane40: bareElastane(40),
  elastane140: bareElastane(140),
};

/** English cotton count: hanks of 840 yards to the pound. */
function spun(
  fibres: readonly FibreShare[],
  ne: number,
  make: (typeof spunMakes)[number] = 'ring-spun',
): Yarn {
  return {
    fibres,
    make,
    tex: hundredths(590.54 / ne),
    count: `Ne ${ne}/1`,
    ply: 1,
    lustre: 'natural',
  };
}

function filament(
  fibres: readonly FibreShare[],
  denier: number,
  filaments: number,
  lustre: Yarn['lustre'],
): Yarn {
  const count = `${denier} den / ${filaments} f${lustre === 'semi-dull' ? '' : ` ${lustre}`}`;
  return { fibres, make: 'filament', tex: texOf(denier), count, ply: 1, filaments, lustre };
}

function textured(fibres: readonly FibreShare[], denier: number, filaments: number): Yarn {
  const count = `${denier} den / ${filaments} f textured`;
  return { fibres, make: 'textured', tex: texOf(denier), count, ply: 1, filaments, lustre: 'dull' };
}

function bareElastane(denier: number): Yarn {
  return {
    fibres: elastane,
    make: 'bare elastane',
    tex: texOf(denier),
    count: `${denier} den bare`,
    ply: 1,
    filaments: 1,
    lustre: 'semi-dull',
  };
}

function texOf(denier: number): number {
  return hundredths(denier / 9);
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
