import { expect, test } from 'vitest';
import { convert, convertedUnits } from './convert.ts';

const cloth = { gsm: 180, inches: 60 };
const pairs = convertedUnits.flatMap((from) => convertedUnits.map((to) => [from, to] as const));
const related = pairs.filter(([from, to]) => convert(1, from, to, cloth).ok);

test('lengths, weights of cloth and widths are related; a length is no width', () => {
  const others = (unit: string) =>
    related.flatMap(([from, to]) => (from === unit && to !== unit ? to : []));
  expect(Object.fromEntries(convertedUnits.map((unit) => [unit, others(unit)]))).toEqual({
    metres: ['yards', 'kilograms'],
    yards: ['metres', 'kilograms'],
    kilograms: ['metres', 'yards'],
    gsm: ['oz_per_yd2'],
    oz_per_yd2: ['gsm'],
    inches: ['cm'],
    cm: ['inches'],
  });
});

test.each(related)('%s as %s says by which formula, and comes back the same', (from, to) => {
  const there = convert(100, from, to, cloth);
  if (!there.ok) throw new Error(there.why);
  const back = convert(there.value, to, from, cloth);
  if (!back.ok) throw new Error(back.why);
  expect(back.value).toBeCloseTo(100, 9);
  expect(back.formula).toBe(there.formula);
  expect(there.formula).toMatch(from === to ? /same/ : /^\d+ .+ = .+/);
});

test.each([
  [1, 'inches', 'cm', 2.54],
  [1, 'yards', 'metres', 0.9144],
  [500, 'metres', 'kilograms', 137.16],
] as const)('%d %s as %s', (value, from, to, expected) => {
  const found = convert(value, from, to, cloth);
  expect(found.ok && found.value).toBeCloseTo(expected, 2);
});

test('without a cloth no length has a weight', () => {
  for (const known of [{}, { gsm: 180 }, { inches: 60 }])
    expect(convert(1, 'metres', 'kilograms', known)).toEqual({ ok: false, why: 'needs-cloth' });
});
