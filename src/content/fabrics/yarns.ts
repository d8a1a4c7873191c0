import type { FibreShare, Shade, spunMakes, Yarn } from '../../domain/fabric/fabric.ts';

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

export const cottonNe30Slub = { ...spun(cotton, 30, 'open-end'), count: 'Ne 30/1 slub' };
export const cottonNe20Folded: Yarn = {
  ...spun(cotton, 20),
  tex: 59.05,
  count: 'Ne 20/2',
  ply: 2,
};
export const cottonNe30 = spun(cotton, 30);
export const cottonNe30Compact = spun(cotton, 30, 'compact-spun');
export const cottonNe40 = spun(cotton, 40);
export const cottonNe50 = spun(cotton, 50, 'compact-spun');
export const cottonNe60 = spun(cotton, 60, 'compact-spun');

export const polyCottonNe40 = spun(polyCotton6040, 40);
export const polyCottonNe50 = spun(polyCotton6535, 50);
export const polyCottonNe60 = spun(polyCotton6535, 60);

export const cottonNylonNe40 = spun(cottonNylon6040, 40);
export const cottonNylonNe50 = spun(cottonNylon6040, 50);
export const cottonNylonNe60 = spun(cottonNylon6040, 60);

export const polyester50 = filament(polyester, 50, 24, 'semi-dull');
export const polyester50Bright = filament(polyester, 50, 24, 'bright');
export const polyester75 = filament(polyester, 75, 36, 'semi-dull');
export const polyester75Bright = filament(polyester, 75, 36, 'bright');
export const polyester75Textured = textured(polyester, 75, 72);
export const polyester100 = filament(polyester, 100, 36, 'semi-dull');
export const polyester100Textured = textured(polyester, 100, 96);
export const polyester150 = filament(polyester, 150, 48, 'semi-dull');
export const polyester300 = filament(polyester, 300, 96, 'semi-dull');

export const nylon30 = filament(nylon, 30, 10, 'semi-dull');
export const nylon40 = filament(nylon, 40, 13, 'semi-dull');
export const nylon40Dull = filament(nylon, 40, 13, 'dull');
export const nylon40Bright = filament(nylon, 40, 13, 'bright');
export const nylon40Micro = filament(nylon, 40, 34, 'semi-dull');
export const nylon70 = filament(nylon, 70, 24, 'semi-dull');
export const nylon70Dull = filament(nylon, 70, 24, 'dull');
export const nylon70Bright = filament(nylon, 70, 17, 'bright');
export const nylon100Micro = filament(nylon, 100, 96, 'dull');
export const nylon70Textured = textured(nylon, 70, 34);
export const nylon140 = filament(nylon, 140, 48, 'semi-dull');
export const nylon140Textured = textured(nylon, 140, 68);
export const nylon100 = filament(nylon, 100, 34, 'semi-dull');
export const nylon100Bright = filament(nylon, 100, 34, 'bright');
export const nylon100Textured = textured(nylon, 100, 34);
/** Cords that outline the figures of a lace. */
export const nylon420: Yarn = { ...filament(nylon, 420, 136, 'semi-dull'), ply: 2 };
export const nylon420Bright: Yarn = { ...filament(nylon, 420, 136, 'bright'), ply: 2 };

export const elastane40 = bareElastane(40);
export const elastane140 = bareElastane(140);

/** The same yarn, dyed before it is warped: it keeps its colour in any dye-bath. */
export function dyed(yarn: Yarn, shade: Shade): Yarn {
  return { ...yarn, count: `${yarn.count}, dyed ${shade.name}`, colour: shade.hex };
}

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
