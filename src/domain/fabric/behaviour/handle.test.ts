import { expect, test } from 'vitest';
import { sampleFabric } from '../sample-fabric.fixture.ts';
import type { ConstructionFamily, Fabric } from '../fabric.ts';
import { firmnessOf, softnessOf } from './handle.ts';

const thick = { A: { fibre: 'polyester', tex: 11, filaments: 36 } } as unknown as Fabric['yarns'];

function cloth(family: ConstructionFamily, change: Partial<Fabric> = {}): Fabric {
  return sampleFabric({
    construction: { name: 'Cloth', family, bars: [] },
    fibres: [{ fibre: 'polyester', percent: 100 }],
    finishes: [],
    yarns: thick,
    gsm: { kind: 'single', gsm: 120 },
    ...change,
  });
}

test('from soft to harsh: the nap first, then what the finish does, then the structure', () => {
  const order = [
    cloth('raised'),
    cloth('tricot', { finishes: ['Silicone softener'] }),
    cloth('satin'),
    // A softener outweighs a firm structure.
    cloth('sharkskin', { finishes: ['Silicone softener'] }),
    cloth('tricot'),
    cloth('sharkskin'),
    cloth('tricot', { finishes: ['Stiff finish'] }),
    cloth('sharkskin', { finishes: ['Stiff finish'] }),
  ];
  const scores = order.map((one) => softnessOf(one).score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(new Set(scores).size).toBe(order.length);
});

test('from firm to limp: what braces it, the finish, the weight; a nap and elastane take it away', () => {
  const order = [
    cloth('sharkskin', { finishes: ['Stiff finish'] }),
    cloth('sharkskin'),
    cloth('tricot', { finishes: ['Stiff finish'] }),
    cloth('tricot', { gsm: { kind: 'single', gsm: 200 } }),
    cloth('tricot'),
    cloth('raised'),
    cloth('tricot', {
      fibres: [
        { fibre: 'nylon', percent: 80 },
        { fibre: 'elastane', percent: 20 },
      ],
    }),
  ];
  const scores = order.map((one) => firmnessOf(one).score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(new Set(scores).size).toBe(order.length);
});

test('only what makes it so is given as a reason, the strongest first', () => {
  expect(softnessOf(cloth('raised', { finishes: ['Silicone softener'] })).why).toEqual([
    'a raised nap',
    'a silicone softener',
  ]);
  expect(softnessOf(cloth('sharkskin', { finishes: ['Stiff finish'] })).why).toEqual([]);
});
