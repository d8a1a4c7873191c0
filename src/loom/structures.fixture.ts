import type { Fabric, Yarn } from '../domain/fabric/fabric.ts';
import type { Knittable } from './types.ts';

/** One cloth of each structure, for tests; the lappings are those of the table in SPEC.md. */
export const structures: Readonly<Record<string, Knittable>> = {
  'single-bar tricot': cloth('tricot', [['1-0/1-2//', 'a']], { a: cotton(14.8) }, 11, 15),
  'two-bar tricot': cloth(
    'tricot',
    [
      ['1-0/1-2//', 'a'],
      ['1-2/1-0//', 'a'],
    ],
    { a: cotton(9.8) },
    13,
    17,
  ),
  locknit: cloth(
    'locknit',
    [
      ['2-3/1-0//', 'a'],
      ['1-0/1-2//', 'b'],
    ],
    { a: nylon(7.8), b: nylon(5.6) },
    13,
    19,
  ),
  satin: cloth(
    'satin',
    [
      ['1-0/4-5//', 'a'],
      ['1-2/1-0//', 'b'],
    ],
    { a: nylon(6.7), b: nylon(4.4) },
    14,
    22,
  ),
  'queens cord': cloth(
    'cord',
    [
      ['1-0/0-1//', 'a'],
      ['3-4/1-0//', 'b'],
    ],
    { a: cotton(11.8), b: cotton(7.4) },
    13,
    17,
  ),
  'loop-raised': cloth(
    'raised',
    [
      ['1-0/3-4//', 'a'],
      ['1-0/1-2//', 'b'],
    ],
    { a: textured(8.3), b: textured(5.6) },
    13,
    18,
  ),
  atlas: cloth(
    'atlas',
    [
      ['1-0/1-2/2-3/3-4/4-5/4-3/3-2/2-1//', 'a'],
      ['4-5/4-3/3-2/2-1/1-0/1-2/2-3/3-4//', 'b'],
    ],
    { a: textured(8.3), b: textured(8.3) },
    12.5,
    17,
  ),
  'pillar-inlay': cloth(
    'inlay',
    [
      ['1-0/0-1//', 'a'],
      ['0-0/3-3//', 'b'],
    ],
    { a: cotton(9.8), b: cotton(19.7) },
    10,
    14,
  ),
  marquisette: cloth(
    'net',
    [
      ['1-0/0-1//', 'a'],
      ['0-0/1-1/0-0/3-3/2-2/3-3//', 'b'],
      ['3-3/2-2/3-3/0-0/1-1/0-0//', 'b'],
    ],
    { a: textured(5.6), b: textured(5.6) },
    8,
    14,
  ),
  sandfly: cloth(
    'net',
    [
      ['1-0/1-2/2-3/2-1//', 'a.'],
      ['2-3/2-1/1-0/1-2//', '.a'],
    ],
    { a: textured(8.3) },
    9,
    16,
  ),
  'power net': cloth(
    'net',
    [
      ['1-0/1-2/1-0/1-2/2-3/2-1/2-3/2-1//', 'a.'],
      ['2-3/2-1/2-3/2-1/1-0/1-2/1-0/1-2//', '.a'],
      ['0-0/1-1//', 'e.'],
      ['1-1/0-0//', '.e'],
    ],
    { a: nylon(7.8), e: elastane(31) },
    12,
    22,
  ),
  tulle: cloth(
    'net',
    [
      ['1-0/1-2/2-1/1-2/2-3/2-1/1-2/2-1//', 'a.'],
      ['2-3/2-1/1-2/2-1/1-0/1-2/2-1/1-2//', '.a'],
    ],
    { a: nylon(4.4) },
    11,
    22,
  ),
  piqué: cloth(
    'piqué',
    [
      ['1-0/1-2/1-1/1-1//', 'a'],
      ['1-2/1-0//', 'b'],
    ],
    { a: cotton(11.8), b: cotton(9.8) },
    13,
    18,
  ),
  stripe: cloth(
    'stripe',
    [
      ['1-0/1-2//', 'aaab'],
      ['1-2/1-0//', 'aaab'],
    ],
    { a: cotton(9.8), b: { ...cotton(9.8), colour: '#24356b' } },
    13,
    17,
  ),
  'figured jacquard': cloth(
    'jacquard',
    [
      ['1-0/1-2//', 'a'],
      ['2-3/1-0//', 'b'],
    ],
    { a: cotton(14.8), b: nylon(4.4) },
    14,
    19,
    { name: 'spot-check', wales: 16, courses: 24 },
  ),
  lace: cloth(
    'lace',
    [
      ['1-0/0-1//', 'a'],
      ['0-0/3-3//', 'b'],
      ['0-0/3-3//', 'b'],
      ['0-0/1-1//', 'c.......'],
    ],
    { a: nylon(3.3), b: nylon(6.7), c: { ...nylon(50), ply: 2 } },
    14,
    28,
    { name: 'lattice-diamond', wales: 16, courses: 32 },
  ),
};

function cloth(
  family: Fabric['construction']['family'],
  bars: readonly (readonly [lapping: string, threading: string])[],
  yarns: Readonly<Record<string, Yarn>>,
  walesPerCm: number,
  coursesPerCm: number,
  motif?: Fabric['construction']['motif'],
): Knittable {
  return {
    construction: {
      name: family,
      family,
      bars: bars.map(([lapping, threading]) => ({ lapping, threading })),
      ...(motif ? { motif } : {}),
    },
    yarns,
    machine: { gauge: 28, kind: 'tricot', walesPerCm, coursesPerCm },
  };
}

function cotton(tex: number): Yarn {
  return yarn('cotton', 'ring-spun', tex, 'natural');
}

function nylon(tex: number): Yarn {
  return { ...yarn('nylon', 'filament', tex, 'bright'), filaments: 24 };
}

function textured(tex: number): Yarn {
  return { ...yarn('polyester', 'textured', tex, 'semi-dull'), filaments: 36 };
}

function elastane(tex: number): Yarn {
  return yarn('elastane', 'bare elastane', tex, 'dull');
}

function yarn(
  fibre: Yarn['fibres'][number]['fibre'],
  make: Yarn['make'],
  tex: number,
  lustre: Yarn['lustre'],
): Yarn {
  return { fibres: [{ fibre, percent: 100 }], make, tex, count: `${tex} tex`, ply: 1, lustre };
}
