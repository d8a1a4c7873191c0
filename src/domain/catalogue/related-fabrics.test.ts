import { expect, test } from 'vitest';
import { relatedFabrics } from './related-fabrics.ts';
import { sampleFabric } from '../fabric/sample-fabric.fixture.ts';

const here = sampleFabric({ id: 1 });
const alike = sampleFabric({ id: 2, gsm: { kind: 'single', gsm: 130 } });
const similar = sampleFabric({ id: 3, categoryId: 'nylon-classics', composition: '100% Nylon' });
const unlike = sampleFabric({
  id: 4,
  categoryId: 'nylon-classics',
  gsm: { kind: 'single', gsm: 70 },
  endUses: ['Trims'],
  construction: { ...here.construction, name: 'Tulle', family: 'net' },
});

test('the most alike comes first and the fabric itself is left out', () => {
  expect(relatedFabrics(here, [unlike, similar, here, alike])).toEqual([alike, similar, unlike]);
});

test('no more are shown than asked for', () => {
  expect(relatedFabrics(here, [unlike, similar, alike], 1)).toEqual([alike]);
});

test('a fabric made to any weight has relatives too', () => {
  const custom = sampleFabric({ id: 5, gsm: { kind: 'customizable' } });
  expect(relatedFabrics(custom, [unlike, alike])[0]).toBe(alike);
});

test('each gram counts up to forty, and no more beyond', () => {
  const of = (id: number, gsm: number) =>
    sampleFabric({ id, number: String(gsm), gsm: { kind: 'single', gsm }, endUses: [] });
  const one = of(1, 140);
  const order = (...others: ReturnType<typeof of>[]) =>
    relatedFabrics(one, others).map(({ number }) => number);
  expect(order(of(2, 170), of(3, 111), of(4, 140))).toEqual(['140', '111', '170']);
  expect(order(of(2, 181), of(3, 179))).toEqual(['179', '181']);
  expect(order(of(2, 181), of(3, 90), of(4, 180))).toEqual(['181', '90', '180']);
});

test('a collection in common counts more than a family, less than the same structure', () => {
  const make = (id: number, number: string, change: object) =>
    sampleFabric({
      id,
      number,
      categoryId: 'nylon-classics',
      endUses: [],
      construction: { name: 'Tulle', family: 'net', bars: [] },
      ...change,
    });
  const structure = { name: 'Locknit', family: 'net', bars: [] };
  const family = { name: 'Other', family: 'locknit', bars: [] };
  const others = [
    make(2, 'none', {}),
    make(3, 'use', { endUses: ['T-shirts'] }),
    make(4, 'family', { construction: family }),
    make(5, 'collection', { categoryId: 'breathable-cotton-nylon-collection' }),
    make(6, 'structure', { construction: structure }),
    make(7, 'family and use', { construction: family, endUses: ['T-shirts'] }),
  ];
  expect(relatedFabrics(sampleFabric(), others, 6).map(({ number }) => number)).toEqual([
    'structure',
    'family and use',
    'collection',
    'family',
    'use',
    'none',
  ]);
});
