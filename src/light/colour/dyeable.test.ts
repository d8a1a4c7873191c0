import { expect, test } from 'vitest';
import { shippedContent } from '../../content/shipped-content.ts';
import { deltaE2000, labFromLinear } from './delta-e.ts';
import { dyeable } from './dyeable.ts';
import { linearFromHex } from './encode-srgb.ts';

const labOf = (hex: string) => labFromLinear(linearFromHex(hex));
const cotton = [{ fibre: 'cotton', percent: 100 }] as const;
const nylon = [
  { fibre: 'nylon', percent: 84 },
  { fibre: 'elastane', percent: 16 },
] as const;

test('every shade of every card can be dyed on its cloth', () => {
  const refused = shippedContent.fabrics.flatMap((fabric) =>
    fabric.shades
      .filter(({ hex }) => dyeable(labOf(hex), fabric.fibres).refused)
      .map(({ name }) => `${name} on ${fabric.slug}`),
  );
  expect(refused).toEqual([]);
});

test.each([
  ['#00ff00', 'Too bright for cotton'],
  ['#ff00ff', 'Too bright for cotton'],
  ['#0000ff', 'Too bright for cotton'],
  ['#ffffff', 'Too white for cotton'],
  ['#000000', 'Too deep for cotton'],
])('%s is refused: %s', (hex, why) => {
  expect(dyeable(labOf(hex), cotton).refused).toBe(why);
});

test('the nearest keeps the hue, and can itself be dyed', () => {
  for (const hex of ['#00ff00', '#ff00ff', '#0000ff', '#ffff00', '#00ffff', '#ff0000']) {
    const wanted = labOf(hex);
    const { lab } = dyeable(wanted, cotton);
    expect(Math.atan2(lab[2], lab[1])).toBeCloseTo(Math.atan2(wanted[2], wanted[1]), 6);
    expect(deltaE2000(dyeable(lab, cotton).lab, lab)).toBeLessThan(0.01);
  }
});

test('the nearest of a glaring colour is a clear one, not a pale one', () => {
  const [lightness, a, b] = dyeable(labOf('#00ff00'), cotton).lab;
  expect(Math.hypot(a, b)).toBeGreaterThan(45);
  expect(lightness).toBeGreaterThan(55);
});

test('nylon takes a clearer colour than cotton, and the elastane in it does not decide', () => {
  const lab = labOf('#ff2090');
  const chroma = ([, a, b]: readonly number[]) => Math.hypot(a!, b!);
  expect(chroma(dyeable(lab, nylon).lab)).toBeGreaterThan(chroma(dyeable(lab, cotton).lab));
  expect(dyeable(lab, nylon).refused).toBe('Too bright for nylon');
});

test('a blend is decided by the fibre that takes dye least well', () => {
  const blend = [
    { fibre: 'nylon', percent: 76 },
    { fibre: 'cotton', percent: 24 },
  ] as const;
  expect(dyeable(labOf('#00ff00'), blend).refused).toBe('Too bright for cotton');
});
