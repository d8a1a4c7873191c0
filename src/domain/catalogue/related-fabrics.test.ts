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
