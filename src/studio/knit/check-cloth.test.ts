import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fabrics } from '../../content/fabrics/fabrics.ts';
import { clothFacts } from '../../domain/picture/knitting.ts';
import { checkCloth } from './check-cloth.ts';
import { inKnittingOrder, planKnitting } from './plan-knitting.ts';

const [fabric] = fabrics;
const cloth = clothFacts(fabric!);
const withBars = (...bars: readonly { lapping: string; threading: string }[]) => ({
  ...cloth,
  construction: { ...cloth.construction, bars },
});
const faultsOf = (given: unknown) => {
  const checked = checkCloth(given);
  return checked.ok ? [] : checked.faults;
};

test('every shipped fabric can be knitted at the desk', () => {
  for (const each of fabrics)
    expect([each.slug, faultsOf(clothFacts(each))]).toEqual([each.slug, []]);
});

test('cloth that nobody can knit is refused in the words of the loom', () => {
  const [yarn] = Object.keys(cloth.yarns);
  expect(faultsOf(withBars({ lapping: '1-0/1-9x//', threading: yarn! }))).toEqual([
    expect.stringMatching(/^Guide bar 1: Course 2 of "1-0\/1-9x\/\/"/),
  ]);
  expect(faultsOf(withBars({ lapping: '0-0/3-3//', threading: yarn! })).join(' ')).toMatch(
    /no overlap feeds needle 1.*the stitch would drop/,
  );
  expect(faultsOf(withBars())).toEqual(['A construction needs at least one guide bar.']);
});

test('what is no fabric at all is refused, whatever it is', () => {
  for (const given of [
    undefined,
    null,
    7,
    'x',
    [],
    {},
    { ...cloth, id: -1 },
    { ...cloth, more: 1 },
  ])
    expect(faultsOf(given).length).toBeGreaterThan(0);
  fc.assert(fc.property(fc.anything(), (given) => !checkCloth(given).ok));
});

test('sizes that no memory would hold are refused before anything is drawn', () => {
  const motif = { name: 'rose', wales: 100_000, courses: 100_000 };
  const huge = { ...cloth, construction: { ...cloth.construction, motif } };
  expect(faultsOf(huge).join(' ')).toContain('construction.motif.wales');
  expect(faultsOf({ ...cloth, machine: { ...cloth.machine, walesPerCm: 1e9 } }).length).toBe(1);
  expect(faultsOf({ ...cloth, leadShade: 10_000 })).toEqual([
    `There are only ${cloth.shades.length} shades.`,
  ]);
});

test('a new fabric is planned the pictures that a shipped one has, its macro first', () => {
  const fresh = { ...cloth, id: 91, slug: 'new-cloth-91z' };
  const planned = planKnitting(fresh);
  expect(planned.map(({ scene }) => scene).toSorted()).toEqual(
    expect.arrayContaining(['macro', 'strip']),
  );
  expect(planned.length).toBe(4);
  expect(inKnittingOrder(planned)[0]!.scene).toBe('macro');
  for (const { scene, alt } of planned) if (scene !== 'strip') expect(alt).toContain(cloth.title);
});

test('a recipe follows the cloth, and neither the words about it nor the order of its fields', () => {
  const recipes = (given: typeof cloth) => planKnitting(given).map(({ recipe }) => recipe);
  expect(recipes({ ...cloth, title: 'Another Title' })).toEqual(recipes(cloth));
  const backwards = JSON.parse(JSON.stringify(cloth), turnRound) as typeof cloth;
  expect(Object.keys(backwards.machine)).not.toEqual(Object.keys(cloth.machine));
  expect(recipes(backwards)).toEqual(recipes(cloth));
  const finer = { ...cloth, machine: { ...cloth.machine, walesPerCm: 21 } };
  for (const [i, recipe] of recipes(finer).entries()) expect(recipe).not.toBe(recipes(cloth)[i]);
});

/** The same record with the fields of every part in another order. */
function turnRound(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toReversed());
}

test('work that was stored before weight and finish were kept is still done', () => {
  const { fibres: _fibres, gsm: _gsm, finishes: _finishes, ...stored } = cloth;
  const checked = checkCloth(stored);
  expect(checked.ok && planKnitting(checked.cloth).length).toBe(planKnitting(cloth).length);
});
