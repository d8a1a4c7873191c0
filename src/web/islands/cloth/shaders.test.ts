import { expect, test } from 'vitest';
import { srgbCurve } from '../../../light/colour/encode-srgb.ts';
import { toneKnee } from '../../../light/colour/print-level.ts';
import { gainLimits } from '../../../light/exposure.ts';
import * as numbers from '../../../light/light-numbers.ts';
import * as draped from '../../../light/draped-light.ts';
import { gapLight } from '../../../light/map-balance.ts';
import { drapeFragment } from './hanging/drape-shaders.ts';
import * as shaders from './shaders.ts';

/** Numbers of the language and of the packing: counts, halves, bytes, guards against zero, the spread of the meter. */
const structural = [
  0,
  0.5,
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  8,
  13,
  127,
  128,
  255,
  256,
  300,
  2048,
  1e-6,
  Math.PI,
  0.7548776662,
  0.569840291,
  // The lattice of noise.ts.
  374761393,
  668265263,
  1274126177,
  16,
  4294967296,
];

const passes = {
  shadow: shaders.shadow,
  develop: shaders.develop,
  halve: shaders.halve,
  meter: shaders.meter,
  photograph: shaders.photograph,
  hanging: drapeFragment,
};

test.each(Object.entries(passes))(
  'every number of the %s pass is the light room’s',
  (_, source) => {
    const known = new Set([...structural, ...lightNumbers()]);
    expect(literals(source).filter((value) => !known.has(value))).toEqual([]);
  },
);

test('the passes use the numbers of march, fibre, ground, hair and camera', () => {
  const used = new Set(Object.values(passes).flatMap(literals));
  const { shadowMarch, fibreLight, groundLight, hairLight, macroCamera } = numbers;
  const elsewhere = new Set<number>([
    groundLight.ownShade,
    groundLight.belowMm,
    macroCamera.oversize,
  ]);
  const all = [shadowMarch, fibreLight, groundLight, hairLight, macroCamera, srgbCurve, gainLimits];
  const unused = [toneKnee, ...all.flatMap((group) => Object.values(group) as number[])].filter(
    (value) => !elsewhere.has(value) && !used.has(value),
  );
  expect(unused).toEqual([]);
});

test('hanging cloth uses the numbers of the studio’s cloth', () => {
  const used = new Set(literals(drapeFragment));
  const { drapedLight, mirrorLight, millNoise, streakNoise } = draped;
  // How the studio reads its maps, and what a shader need not guard.
  const elsewhere = new Set<number>([
    drapedLight.softer,
    drapedLight.farther,
    drapedLight.footprint,
    drapedLight.widestMm,
    drapedLight.figureMm,
    mirrorLight.leastPower,
  ]);
  const wanted = [gapLight, ...[drapedLight, mirrorLight, millNoise, streakNoise].flatMap(flat)];
  // A minus is a sign of its own in a shader.
  const unused = wanted.map(Math.abs).filter((value) => !elsewhere.has(value) && !used.has(value));
  expect(unused).toEqual([]);
});

function literals(source: string): number[] {
  const code = source.replace(/\w*[a-zA-Z_]\w*/g, (word) => (/^\d/.test(word) ? word : ' '));
  return [...code.matchAll(/(?<![\w.])(\d+\.?\d*|\.\d+)(e-?\d+)?/g)].map(([text]) => Number(text));
}

function lightNumbers(): number[] {
  const all = [
    ...Object.values(numbers),
    ...Object.values(draped),
    srgbCurve,
    gainLimits,
    toneKnee,
  ];
  return [...all, gapLight].flatMap(flat).map(Math.abs);
}

function flat(value: unknown): number[] {
  return typeof value === 'number' ? [value] : Object.values(value as object).flatMap(flat);
}
