import { expect, test } from 'vitest';
import { relatedFabrics } from './related-fabrics.ts';
import { sampleFabric } from '../fabric/sample-fabric.fixture.ts';

const here = sampleFabric({ id: 1 });
const twin = sampleFabric({ id: 2, gsm: { kind: 'single', gsm: 130 } });
const cousin = sampleFabric({ id: 3, categoryId: 'nylon-classics', composition: '100% Nylon' });
const stranger = sampleFabric({
  id: 4,
  categoryId: 'nylon-classics',
  gsm: { kind: 'single', gsm: 70 },
  endUses: ['Trims'],
  construction: { ...here.construction, name: 'Tulle', family: 'net' },
});

test('the nearest stands first and the fabric itself is left out', () => {
  expect(relatedFabrics(here, [stranger, cousin, here, twin])).toEqual([twin, cousin, stranger]);
});

test('no more are shown than asked for', () => {
  expect(relatedFabrics(here, [stranger, cousin, twin], 1)).toEqual([twin]);
});

test('a fabric made to any weight has relatives too', () => {
  const custom = sampleFabric({ id: 5, gsm: { kind: 'customizable' } });
  expect(relatedFabrics(custom, [stranger, twin])[0]).toBe(twin);
});
