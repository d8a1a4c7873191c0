import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compositions,
  constructionFamilies,
  endUses,
  type Fabric,
  type GsmRecord,
} from '../fabric/fabric.ts';
import { createFinder } from './fabric-finder.ts';
import {
  type FacetSelection,
  facetDefinitions,
  facetIds,
  widthBands,
} from './facet-definitions.ts';
import { bandsOf, gsmBands, type GsmBandId } from './gsm-bands.ts';
import { sampleFabric } from '../fabric/sample-fabric.fixture.ts';
import { searchFabrics } from './search-fabrics.ts';

const tee = sampleFabric({ id: 1, endUses: ['T-shirts', 'Linings'] });
const satin = sampleFabric({
  id: 2,
  title: 'Satin Luxury',
  gsm: { kind: 'range', from: 150, to: 170 },
  endUses: ['Linings', 'Dresses'],
  construction: { ...tee.construction, family: 'satin' },
});
const lace = sampleFabric({
  id: 3,
  title: 'Rose Lace',
  composition: '100% Nylon',
  gsm: { kind: 'customizable' },
  width: { kind: 'inches', inches: 42, text: '42"' },
  endUses: ['Trims'],
  construction: { ...tee.construction, family: 'lace' },
});
const cord = sampleFabric({
  id: 4,
  title: 'Cord',
  composition: '100% Cotton',
  gsm: { kind: 'single', gsm: 200 },
  width: { kind: 'custom', text: 'Custom' },
  endUses: ['Uniforms'],
  construction: { ...tee.construction, family: 'cord' },
});
const all = [tee, satin, lace, cord];

const narrow = (book: readonly Fabric[], selection: FacetSelection) =>
  createFinder(book)(selection).found;
const countFacets = (book: readonly Fabric[], selection: FacetSelection) =>
  createFinder(book)(selection).facets;

describe('a finder', () => {
  test('any tick within a facet will do', () => {
    expect(narrow(all, { endUse: ['Trims', 'Uniforms'] })).toEqual([lace, cord]);
  });

  test('facets and the search must all agree', () => {
    expect(narrow(all, { endUse: ['Linings'], family: ['satin'] })).toEqual([satin]);
    expect(narrow(all, { endUse: ['Linings'], search: 'locknit' })).toEqual([tee]);
    expect(narrow(all, { composition: ['100% Nylon'], width: ['usual'] })).toEqual([]);
  });

  test('a range is found in every band it enters', () => {
    expect(narrow(all, { gsm: ['light'] })).toEqual([tee, satin]);
    expect(narrow(all, { gsm: ['mid'] })).toEqual([satin, cord]);
    expect(narrow(all, { gsm: ['customizable'] })).toEqual([lace]);
  });

  test('widths fall into bands, 42 inches and Custom among them', () => {
    expect(narrow(all, { width: ['narrow'] })).toEqual([lace]);
    expect(narrow(all, { width: ['custom'] })).toEqual([cord]);
  });
});

describe('weight bands', () => {
  test.each<[number, GsmBandId]>([
    [70, 'sheer'],
    [90, 'ultra-light'],
    [119, 'ultra-light'],
    [120, 'light'],
    [159, 'light'],
    [160, 'mid'],
    [200, 'mid'],
    [201, 'warm'],
  ])('%i gsm is %s', (gsm, band) => {
    expect(bandsOf({ kind: 'single', gsm })).toEqual([band]);
  });

  test('a range that only touches the next band does not belong to it', () => {
    expect(bandsOf({ kind: 'range', from: 100, to: 120 })).toEqual(['ultra-light']);
    expect(bandsOf({ kind: 'range', from: 185, to: 200 })).toEqual(['mid']);
    expect(bandsOf({ kind: 'range', from: 70, to: 130 })).toEqual([
      'sheer',
      'ultra-light',
      'light',
    ]);
  });
});

const selections: fc.Arbitrary<FacetSelection> = fc.record({
  search: fc.constantFrom('', 'l', 'cotton', 'satin'),
  composition: fc.subarray([...compositions]),
  gsm: fc.subarray([...gsmBands.map((band) => band.id), 'customizable' as const]),
  family: fc.subarray([...constructionFamilies]),
  width: fc.subarray([...widthBands.map((band) => band.id), 'custom' as const]),
  endUse: fc.subarray([...endUses]),
});
const weights: fc.Arbitrary<GsmRecord> = fc.oneof(
  fc.record({ kind: fc.constant('single' as const), gsm: fc.integer({ min: 70, max: 260 }) }),
  fc.constant({ kind: 'customizable' as const }),
);
const books = fc.array(
  fc
    .record({
      composition: fc.constantFrom(...compositions),
      gsm: weights,
      endUses: fc.subarray([...endUses], { minLength: 1 }),
    })
    .map(sampleFabric),
  { maxLength: 20 },
);

test('the count beside an option is what ticking it alone in its facet leaves', () => {
  fc.assert(
    fc.property(books, selections, (book, selection) => {
      for (const facet of countFacets(book, selection))
        for (const option of facet.options) {
          const alone = { ...selection, [facet.id]: [option.value] };
          expect(option.count).toBe(narrow(book, alone).length);
        }
    }),
    { numRuns: 40 },
  );
});

test('one pass finds what searching first and asking each facet in turn finds', () => {
  fc.assert(
    fc.property(books, selections, (book, selection) => {
      const plainly = searchFabrics(book, selection.search ?? '').filter((fabric) =>
        facetIds.every((id) => {
          const ticked: readonly string[] = selection[id] ?? [];
          const values = facetDefinitions[id].valuesOf(fabric);
          return ticked.length === 0 || values.some((value) => ticked.includes(value));
        }),
      );
      expect(narrow(book, selection)).toEqual(plainly);
    }),
  );
});

test('no facet has more options than a number has bits', () => {
  for (const { options } of Object.values(facetDefinitions)) {
    expect(options.length).toBeLessThanOrEqual(31);
  }
});
