import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categoryIds, compositions, seriesByPopularity } from './fabric.ts';
import {
  compositionRules,
  dyedYarn,
  type FabricParts,
  type FabricRecord,
  makeFabric,
  makeWithdrawn,
  slugOf,
} from './fabric-record.ts';

const record: FabricRecord = {
  id: 7,
  slug: 'honeycomb-22a',
  number: '22A',
  title: 'Honeycomb Piqué Premium',
  composition: '100% Cotton',
  gsm: { kind: 'single', gsm: 185 },
  width: 60,
  description: 'Six-sided cells. For polos.',
  shades: ['kora'],
  leadShade: 'kora',
  construction: { name: 'Piqué', family: 'piqué', bars: [] },
  yarns: {},
  machine: { kind: 'tricot', gauge: 28, coursesPerCm: 23, walesPerCm: 14 },
  finishes: ['Bio-polish'],
  endUses: ['Polos'],
  care: 'cotton',
};
const parts: FabricParts = {
  shades: [{ name: 'Kora', hex: '#cdbb98' }],
  leadShade: 0,
  yarns: {},
  care: ['Do not bleach'],
};

describe('makeFabric', () => {
  test('derives series, collection, fibres, width and minimum order', () => {
    expect(makeFabric(record, parts)).toEqual({
      ...record,
      ...parts,
      series: 'Premium',
      categoryId: 'pure-cotton-fabrics',
      extra: false,
      fibres: [{ fibre: 'cotton', percent: 100 }],
      width: { kind: 'inches', inches: 60, text: '60 inches' },
      moq: 'Negotiable',
    });
  });

  test('takes what the record states before what it could derive', () => {
    const fibres = [
      { fibre: 'cotton', percent: 55 },
      { fibre: 'nylon', percent: 45 },
    ] as const;
    const stated = makeFabric(
      {
        ...record,
        composition: 'Cotton & Nylon',
        fibres,
        extra: true,
        width: 42,
        widthText: '42"',
        moq: '500 meters',
      },
      parts,
    );
    expect(stated).toMatchObject({ fibres, extra: true, moq: '500 meters' });
    expect(stated.width).toEqual({ kind: 'inches', inches: 42, text: '42"' });
    expect(stated.categoryId).toBe('breathable-cotton-nylon-collection');
  });

  test('is shown in the collection that was chosen for it, also when it is withdrawn', () => {
    const moved: FabricRecord = { ...record, category: 'nylon-classics' };
    expect(makeFabric(moved, parts).categoryId).toBe('nylon-classics');
    expect(makeWithdrawn(moved).categoryId).toBe('nylon-classics');
  });

  test('knows a series only by a whole word of the title', () => {
    expect(makeFabric({ ...record, title: 'Customary Net' }, parts)).not.toHaveProperty('series');
    for (const series of seriesByPopularity)
      expect(makeFabric({ ...record, title: `Net ${series}` }, parts).series).toBe(series);
  });

  test('describes a fabric by its figures where nobody has written a description', () => {
    const { description: _, ...silent } = record;
    expect(makeFabric(silent, parts).description).toBe(
      '100% Cotton, 185 GSM. One colour kept, more dyed to order.',
    );
  });

  test('keeps its address, whatever title and number become', () => {
    const renamed = { ...record, title: 'Bee’s Comb', number: '22C', formerSlugs: ['comb-22a'] };
    expect(makeFabric(renamed, parts)).toMatchObject({
      slug: 'honeycomb-22a',
      formerSlugs: ['comb-22a'],
    });
    expect(makeFabric(record, parts)).not.toHaveProperty('formerSlugs');
  });

  test('writes a width made to order as Custom', () => {
    expect(makeFabric({ ...record, width: 'custom' }, parts).width).toEqual({
      kind: 'custom',
      text: 'Custom',
    });
  });
});

test('a withdrawn fabric is known by what its record alone says', () => {
  const { shades: _shades, yarns: _yarns, care: _care, ...known } = record;
  expect(makeWithdrawn({ ...record, withdrawn: true })).toEqual({
    id: known.id,
    slug: known.slug,
    number: known.number,
    title: known.title,
    categoryId: 'pure-cotton-fabrics',
    gsm: known.gsm,
    endUses: known.endUses,
    construction: known.construction,
  });
});

test('a dyed yarn says its shade and keeps its colour', () => {
  const yarn = {
    fibres: [{ fibre: 'cotton', percent: 100 }],
    make: 'ring-spun',
    tex: 19.68,
    count: 'Ne 30/1',
    ply: 1,
    lustre: 'natural',
  } as const;
  expect(dyedYarn(yarn, { name: 'Neel', hex: '#24365f' })).toEqual({
    ...yarn,
    count: 'Ne 30/1, dyed Neel',
    colour: '#24365f',
  });
});

test('every composition has a collection, and every collection a composition', () => {
  const collections = compositions.map((composition) => compositionRules[composition].category);
  expect(new Set(collections)).toEqual(new Set(categoryIds));
});

describe('slugOf', () => {
  test('drops accents and apostrophes', () => {
    expect(slugOf({ title: 'Queen’s Cord Premium', number: '17A' })).toBe(
      'queens-cord-premium-17a',
    );
    expect(slugOf({ title: 'Honeycomb Piqué', number: '22A' })).toBe('honeycomb-pique-22a');
  });

  test('is an address whatever the title, and differs where the number differs', () => {
    const titles = fc.stringMatching(/^[A-Z][A-Za-zé’ -]{3,40}$/);
    fc.assert(
      fc.property(titles, (title) => {
        const [one, two] = [slugOf({ title, number: '14A' }), slugOf({ title, number: '14B' })];
        expect(one).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(one).not.toBe(two);
      }),
    );
  });
});
