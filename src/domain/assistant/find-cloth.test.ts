import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../content/shipped-content.ts';
import type { Fabric } from '../fabric/fabric.ts';
import { sampleFabric } from '../fabric/sample-fabric.fixture.ts';
import { findCloth } from './find-cloth.ts';
import { nothingExcluded, noWishes, type Wishes } from './wishes.ts';

const { shadesByColour } = shippedContent;

const anything = noWishes;
const weighing = (gsm: number) => ({ kind: 'single', gsm }) as const;
const wide = (inches: number) => ({ kind: 'inches', inches, text: `${inches} inches` }) as const;

const seek = (wishes: Wishes, fabrics: readonly Fabric[]) =>
  findCloth(wishes, fabrics, shadesByColour);

/** The numbers of what is found for a wish, in their order. */
function find(wish: Partial<Wishes>, ...fabrics: Fabric[]): string[] {
  return seek({ ...anything, ...wish }, fabrics).fabrics.map(({ number }) => number);
}

describe('a wish keeps only the fabrics that meet it', () => {
  const plain = sampleFabric({ number: 'plain' });

  test.each<[string, Partial<Wishes>, Partial<Fabric>]>([
    ['the collection', { categories: ['nylon-classics'] }, { categoryId: 'nylon-classics' }],
    ['one of the end uses', { endUses: ['Polos', 'Scarves'] }, { endUses: ['Trims', 'Scarves'] }],
    [
      'the family',
      { families: ['net'] },
      { construction: { name: 'Tulle', family: 'net', bars: [] } },
    ],
    [
      'every finish',
      { finishes: ['Calendered', 'Heat-set'] },
      { finishes: ['Heat-set', 'Calendered'] },
    ],
    [
      'stretch',
      { stretch: true },
      {
        fibres: [
          { fibre: 'nylon', percent: 80 },
          { fibre: 'elastane', percent: 20 },
        ],
      },
    ],
    ['the weight', { gsm: { from: 90, to: 110 } }, { gsm: weighing(100) }],
    ['the width', { inches: { from: 70 } }, { width: wide(72) }],
    ['a shade of the colour', { colour: 'blue' }, { shades: [{ name: 'Asmani', hex: '#3377bb' }] }],
  ])('%s', (_, wish, meeting) => {
    const fitting = sampleFabric({ number: 'fitting', ...meeting });
    expect(find(wish, plain, fitting)).toEqual(['fitting']);
    expect(seek({ ...anything, ...wish }, [plain, fitting]).givenUp).toEqual([]);
  });
});

describe('a weight', () => {
  const fabrics = [133, 134, 140, 147, 148].map((gsm) =>
    sampleFabric({ number: String(gsm), gsm: weighing(gsm) }),
  );

  test('that is a single figure is met within five percent', () => {
    expect(find({ gsm: { from: 140, to: 140 } }, ...fabrics)).toEqual(['140', '134', '133', '147']);
    const [tooLight, tooHeavy] = [132, 148].map((gsm) => sampleFabric({ gsm: weighing(gsm) }));
    const exactly = { ...anything, gsm: { from: 140, to: 140 } };
    expect(seek(exactly, [tooLight!]).givenUp).toEqual(['gsm']);
    expect(seek(exactly, [tooHeavy!]).givenUp).toEqual(['gsm']);
  });

  test('with two ends has no slack, and its ends belong to it', () => {
    expect(find({ gsm: { from: 134, to: 147 } }, ...fabrics)).toEqual(['140', '134', '147']);
  });

  test('may have one end only', () => {
    expect(find({ gsm: { to: 134 } }, ...fabrics)).toEqual(['134', '133']);
    expect(find({ gsm: { from: 147 } }, ...fabrics)).toEqual(['147', '148']);
  });

  test('of a fabric knitted in a range must lie within what was asked', () => {
    const range = sampleFabric({ number: 'range', gsm: { kind: 'range', from: 120, to: 160 } });
    expect(find({ gsm: { from: 130, to: 160 } }, range)).toEqual(['range']);
    expect(find({ gsm: { from: 160 } }, range)).toEqual(['range']);
    expect(seek({ ...anything, gsm: { to: 159 } }, [range]).givenUp).toEqual(['gsm']);
    expect(seek({ ...anything, gsm: { from: 161 } }, [range]).givenUp).toEqual(['gsm']);
  });

  test('is not met by what is made to any weight or width', () => {
    const custom = sampleFabric({
      gsm: { kind: 'customizable' },
      width: { kind: 'custom', text: 'Custom' },
    });
    expect(seek({ ...anything, gsm: { from: 100 } }, [custom]).givenUp).toEqual(['gsm']);
    expect(seek({ ...anything, inches: { to: 90 } }, [custom]).givenUp).toEqual(['inches']);
  });
});

test('a width is met within half an inch', () => {
  const sixty = sampleFabric({ number: 'sixty', width: wide(60) });
  for (const inches of [{ from: 60.5 }, { to: 59.5 }]) {
    expect(seek({ ...anything, inches }, [sixty]).givenUp).toEqual([]);
  }
  for (const inches of [{ from: 61 }, { to: 59 }]) {
    expect(seek({ ...anything, inches }, [sixty]).givenUp).toEqual(['inches']);
  }
});

test('what serves several of the end uses comes before what was made for one', () => {
  const wish = { endUses: ['Polos', 'Scarves'] as const };
  const both = sampleFabric({ number: 'both', endUses: ['Trims', 'Polos', 'Scarves'] });
  const one = sampleFabric({ number: 'one', endUses: ['Polos'] });
  const late = sampleFabric({ number: 'late', endUses: ['Trims', 'Polos'] });
  expect(find(wish, late, one, both)).toEqual(['both', 'one', 'late']);
});

describe('where nothing meets every wish', () => {
  const impossible: Wishes = {
    ...noWishes,
    categories: ['nylon-classics'],
    endUses: ['Scarves'],
    families: ['lace'],
    structures: [],
    finishes: ['Calendered'],
    stretch: true,
    gsm: { from: 300 },
    inches: { from: 100 },
    colour: 'black',
  };

  test('wishes are given up from the colour to the fibre', () => {
    expect(seek(impossible, [sampleFabric()]).givenUp).toEqual([
      'colour',
      'inches',
      'finishes',
      'gsm',
      'families',
      'stretch',
      'endUses',
      'categories',
    ]);
  });

  test('no more are given up than needed, and none that were not made', () => {
    const wishes = { ...anything, families: ['lace' as const], gsm: { from: 300 } };
    const lace = sampleFabric({ construction: { name: 'Lace', family: 'lace', bars: [] } });
    expect(seek(wishes, [sampleFabric(), lace])).toEqual({
      fabrics: [lace],
      givenUp: ['gsm'],
    });
  });

  test('an empty book has nothing to give', () => {
    expect(seek(impossible, []).fabrics).toEqual([]);
    expect(seek(anything, [])).toEqual({ fabrics: [], givenUp: [] });
  });
});

describe('the best stands first', () => {
  const light = sampleFabric({ number: 'light', gsm: weighing(80), width: wide(72) });
  const middle = sampleFabric({ number: 'middle', gsm: { kind: 'range', from: 100, to: 140 } });
  const heavy = sampleFabric({ number: 'heavy', gsm: weighing(220), width: wide(44) });
  const custom = sampleFabric({
    number: 'custom',
    gsm: { kind: 'customizable' },
    width: { kind: 'custom', text: 'Custom' },
  });
  const all = [custom, middle, heavy, light];

  test.each([
    ['lightest', ['light', 'middle', 'heavy', 'custom']],
    ['heaviest', ['heavy', 'middle', 'light', 'custom']],
    ['widest', ['light', 'middle', 'heavy', 'custom']],
    ['narrowest', ['heavy', 'middle', 'light', 'custom']],
  ] as const)('by the order asked for: %s', (order, numbers) => {
    expect(find({ order }, ...all)).toEqual(numbers);
  });

  test('by nearness to the middle of the weights asked for', () => {
    const [a, b, c] = [100, 126, 150].map((gsm) =>
      sampleFabric({ number: String(gsm), gsm: weighing(gsm) }),
    );
    expect(find({ gsm: { from: 90, to: 160 } }, a!, b!, c!)).toEqual(['126', '100', '150']);
  });

  test('by the name of the structure, before the use it was made for, before its weight', () => {
    const named = sampleFabric({
      number: 'named',
      title: 'Plain Net',
      construction: { name: 'Tüll', family: 'net', bars: [] },
      endUses: ['Trims', 'Linings', 'Dresses', 'Scarves'],
    });
    const forScarves = sampleFabric({ number: 'scarves', endUses: ['Scarves'] });
    const alsoScarves = sampleFabric({ number: 'also', endUses: ['Dresses', 'Scarves'] });
    const wish = { endUses: ['Scarves' as const], structures: ['tull'] };
    expect(find(wish, alsoScarves, forScarves, named)).toEqual(['named', 'scarves', 'also']);
  });

  test('by the order of the book where nothing tells them apart; unknown weights come last', () => {
    const [one, two] = ['one', 'two'].map((number) => sampleFabric({ number }));
    expect(find({}, one!, two!)).toEqual(['one', 'two']);
    expect(find({}, two!, one!)).toEqual(['two', 'one']);
    expect(find({}, custom, one!)).toEqual(['one', 'custom']);
  });
});

describe('what a buyer does not want', () => {
  const lace = sampleFabric({
    number: 'lace',
    construction: { name: 'Floral lace', family: 'lace', bars: [] },
    fibres: [{ fibre: 'nylon', percent: 100 }],
  });
  const plain = sampleFabric({
    number: 'plain',
    finishes: ['Calendered'],
    fibres: [{ fibre: 'cotton', percent: 100 }],
  });
  const without = (excluded: Partial<Wishes['excluded']>) =>
    find({ excluded: { ...nothingExcluded, ...excluded } }, lace, plain);

  test('is left out by construction, fibre, finish, collection and address', () => {
    expect(without({})).toEqual(['lace', 'plain']);
    expect(without({ families: ['lace'] })).toEqual(['plain']);
    expect(without({ fibres: ['nylon'] })).toEqual(['plain']);
    expect(without({ finishes: ['Calendered'] })).toEqual(['lace']);
    expect(without({ categories: [plain.categoryId] })).toEqual([]);
    expect(without({ slugs: [lace.slug, plain.slug] })).toEqual([]);
  });

  test('does not come back when other wishes are dropped', () => {
    const { fabrics, givenUp } = findCloth(
      {
        ...anything,
        gsm: { from: 500, to: 500 },
        excluded: { ...nothingExcluded, families: ['lace'] },
      },
      [lace, plain],
      shadesByColour,
    );
    expect(fabrics.map(({ number }) => number)).toEqual(['plain']);
    expect(givenUp).toEqual(['gsm']);
  });
});

test('cloth is found by how it behaves, and ordered by its handle', () => {
  const { fabrics } = shippedContent;
  const flat = seek({ ...anything, behaviours: [{ id: 'curls', wanted: false }] }, fabrics);
  const numbers = flat.fabrics.map(({ number }) => number);
  expect(numbers).toContain('19B');
  expect(numbers).not.toContain('14B');
  expect(seek({ ...anything, order: 'softest' }, fabrics).fabrics[0]?.construction.family).toBe(
    'raised',
  );
  expect(seek({ ...anything, order: 'firmest' }, fabrics).fabrics[0]?.number).toBe('18A');
  expect(seek({ ...anything, order: 'stretchiest' }, fabrics).fabrics[0]?.number).toBe('14H');
});
