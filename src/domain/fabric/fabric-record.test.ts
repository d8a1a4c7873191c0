import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categoryIds, compositions, seriesByPopularity } from './fabric.ts';
import { compositionRules, type FabricRecord, makeFabric, slugOf } from './fabric-record.ts';

const record: FabricRecord = {
  id: 7,
  number: '22A',
  title: 'Honeycomb Piqué Premium',
  composition: '100% Cotton',
  gsm: { kind: 'single', gsm: 185 },
  width: 60,
  description: 'Six-sided cells. For polos.',
  shades: [{ name: 'Kora', hex: '#cdbb98' }],
  leadShade: 0,
  construction: { name: 'Piqué', family: 'piqué', bars: [] },
  yarns: {},
  machine: { kind: 'tricot', gauge: 28, coursesPerCm: 23, walesPerCm: 14 },
  finishes: ['Bio-polish'],
  endUses: ['Polos'],
  care: ['Do not bleach'],
};

describe('makeFabric', () => {
  test('derives address, series, collection, fibres, width and minimum order', () => {
    expect(makeFabric(record)).toEqual({
      ...record,
      slug: 'honeycomb-pique-premium-22a',
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
    const stated = makeFabric({
      ...record,
      composition: 'Cotton & Nylon',
      fibres,
      extra: true,
      width: 42,
      widthText: '42"',
      moq: '500 meters',
    });
    expect(stated).toMatchObject({ fibres, extra: true, moq: '500 meters' });
    expect(stated.width).toEqual({ kind: 'inches', inches: 42, text: '42"' });
    expect(stated.categoryId).toBe('breathable-cotton-nylon-collection');
  });

  test('knows a series only by a whole word of the title', () => {
    expect(makeFabric({ ...record, title: 'Customary Net' })).not.toHaveProperty('series');
    for (const series of seriesByPopularity)
      expect(makeFabric({ ...record, title: `Net ${series}` }).series).toBe(series);
  });

  test('describes a fabric by its figures where nobody has written a description', () => {
    const { description: _, ...silent } = record;
    expect(makeFabric(silent).description).toBe(
      '100% Cotton, 185 GSM. One colour kept, more dyed to order.',
    );
  });

  test('writes a width made to order as Custom', () => {
    expect(makeFabric({ ...record, width: 'custom' }).width).toEqual({
      kind: 'custom',
      text: 'Custom',
    });
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
