import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fibreNames } from '../../../../domain/fabric/fabric.ts';
import { spellMinimum } from '../../../../domain/fabric/facts.ts';
import { readNumber } from './cell.ts';
import { readComposition } from './read-composition.ts';
import { readConstruction, readMachine, readYarns } from './read-construction.ts';
import { readMinimumCell, readWeight, readWidth } from './read-measures.ts';
import { readArticle, readNames, readUses } from './read-names.ts';

/** What was read, in one word each. */
function shares(text: string): string {
  const read = readComposition(text);
  if (!read.ok) return read.error;
  return read.value.shares.map(({ fibre, percent }) => `${fibre} ${percent}`).join(' ');
}

describe('a composition', () => {
  test.each([
    ['60/40 PC', 'polyester 60 cotton 40'],
    ['60/40 CVC', 'cotton 60 polyester 40'],
    ['PC 65:35', 'polyester 65 cotton 35'],
    ['70 poly 30 cot', 'polyester 70 cotton 30'],
    ['65% Polyester / 35% Cotton', 'polyester 65 cotton 35'],
    ['Cotton 66 Nylon 34', 'cotton 66 nylon 34'],
    ['Polyester-Cotton (65/35)', 'polyester 65 cotton 35'],
    ['100% Cotton', 'cotton 100'],
    ['cotton', 'cotton 100'],
    ['60% cotton nylon', 'cotton 60 nylon 40'],
    ['57 nylon 39 cotton 4 lycra', 'nylon 57 cotton 39 elastane 4'],
    ['Cotton & Nylon: 62% cotton, 38% nylon', 'cotton 62 nylon 38'],
    ['70 poly 25 cot', 'The fibres add up to 95.'],
    ['60/40 viscose cotton', '“viscose” is not a known fibre.'],
    ['100% polyester', 'No collection is of polyester.'],
    ['60/40 blend', 'The shares of the fibres cannot be read.'],
    ['soft and warm', '“soft” is not a known fibre.'],
  ])('%s', (text, expected) => expect(shares(text)).toBe(expected));

  test('an odd spelling is explained, a plain one is not', () => {
    expect(readComposition('60/40 PC')).toMatchObject({
      note: '“60/40 PC” is read as 60 % polyester, 40 % cotton',
    });
    expect(readComposition('60% polyester, 40% cotton')).not.toHaveProperty('note');
  });

  test('what does not make 100 comes with what would', () => {
    const read = readComposition('70 poly 25 cot');
    expect(!read.ok && read.offers).toMatchObject([
      { label: 'cotton 30 %', text: '70% polyester, 30% cotton' },
      { label: 'polyester 75 %', text: '25% cotton, 75% polyester' },
    ]);
  });

  test('every blend of the book is read in either order, however it is separated', () => {
    const blend = fc.record({
      percent: fc.integer({ min: 1, max: 99 }),
      other: fc.constantFrom('nylon', 'polyester'),
      between: fc.constantFrom(' ', '/', ', ', ' + ', ' & ', '-'),
      order: fc.boolean(),
    });
    fc.assert(
      fc.property(blend, ({ percent, other, between, order }) => {
        const words = [`${percent}% cotton`, `${100 - percent}% ${other}`];
        const text = (order ? words : words.toReversed()).join(between);
        expect(shares(text).split(' ').toSorted()).toEqual(
          ['cotton', String(percent), other, String(100 - percent)].toSorted(),
        );
      }),
    );
  });

  test('no text makes it fail, and what it reads always makes 100', () => {
    const words = fc.array(
      fc.oneof(fc.constantFrom(...fibreNames, 'pc', '60/40', '%', ',', '100'), fc.string({ maxLength: 6 })), // oxfmt-ignore
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(words, (parts) => {
        const read = readComposition(parts.join(' '));
        if (!read.ok) {
          expect(read.error).toMatch(/\.$/);
          return;
        }
        const sum = read.value.shares.reduce((total, { percent }) => total + percent, 0);
        expect(sum).toBeCloseTo(100, 6);
      }),
    );
  });
});

describe('measures', () => {
  test.each([
    ['140', { kind: 'single', gsm: 140 }],
    ['140 GSM', { kind: 'single', gsm: 140 }],
    ['140 g/m2', { kind: 'single', gsm: 140 }],
    ['140 GSM ± 5%', { kind: 'single', gsm: 140 }],
    ['120-140', { kind: 'range', from: 120, to: 140 }],
    ['140–120 gsm', { kind: 'range', from: 120, to: 140 }],
    ['4.13 oz', { kind: 'single', gsm: 140 }],
    ['Customizable', { kind: 'customizable' }],
  ])('weight %s', (text, value) => expect(readWeight(text)).toMatchObject({ ok: true, value }));
  test.each(['heavy', '5', '5000', '120-140-160', ''])('weight %j is refused', (text) =>
    expect(readWeight(text).ok).toBe(false),
  );

  test.each([
    ['60', { width: 60 }],
    ['60"', { width: 60, widthText: '60"' }],
    ['60 in', { width: 60 }],
    ['58.5 inches', { width: 58.5 }],
    ['152 cm', { width: 60 }],
    ['Custom', { width: 'custom' }],
  ])('width %s', (text, value) => expect(readWidth(text)).toMatchObject({ ok: true, value }));
  test.each(['58/60', 'wide', '12', '200'])('width %j is refused', (text) =>
    expect(readWidth(text).ok).toBe(false),
  );

  test.each([
    ['3000/1000', { perStyle: 3000, perColour: 1000 }],
    ['1000 per colour, 3000 per style', { perStyle: 3000, perColour: 1000 }],
    ['3,000 m per style, 1,000 m per colour', { perStyle: 3000, perColour: 1000 }],
    ['300 / 100 m', { perStyle: 300, perColour: 100 }],
    ['1,00,000 mtrs', { perStyle: 100_000, perColour: 100_000 }],
    ['3k / 1k', { perStyle: 3000, perColour: 1000 }],
    ['800', { perStyle: 800, perColour: 800 }],
    ['nego', 'Negotiable'],
    ['500 meters', '500 meters'],
  ])('smallest order %s', (text, value) =>
    expect(readMinimumCell(text)).toMatchObject({ ok: true, value }),
  );
  test.each(['10 kg', '0', 'two rolls', '1/2/3'])('smallest order %j is refused', (text) =>
    expect(readMinimumCell(text).ok).toBe(false),
  );

  test('a smallest order is read back from how a page says it', () => {
    const metres = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(metres, metres, (a, b) => {
        const moq = { perStyle: Math.max(a, b), perColour: Math.min(a, b) };
        const read = readMinimumCell(spellMinimum(moq));
        expect(read).toEqual({ ok: true, value: moq });
      }),
    );
  });

  test('numbers are read as Indians and others write them', () => {
    expect(['1,20,000', '120,000', '1 200', '12,5', '12.5', '7', '1,2,3', 'x'].map(readNumber)).toEqual([120_000, 120_000, 1200, 12.5, 12.5, 7, undefined, undefined]); // oxfmt-ignore
    fc.assert(
      fc.property(fc.nat({ max: 9_999_999 }), (number) => {
        expect(readNumber(new Intl.NumberFormat('en-IN').format(number))).toBe(number);
        expect(readNumber(new Intl.NumberFormat('en-US').format(number))).toBe(number);
      }),
    );
  });
});

describe('names', () => {
  const shades = ['Sagar', 'Pista', 'Neel', 'Kora'].map((name) => ({
    key: name.toLowerCase(),
    name,
  }));

  test('an article is found behind blanks and dashes', () => {
    expect(['14b', '14-B', ' 14 B '].map(readArticle)).toMatchObject([{ value: '14B' }, { value: '14B', note: '“14-B” is read as 14B' }, { value: '14B' }]); // oxfmt-ignore
    expect(['14I', '4B', 'B14', ''].map((text) => readArticle(text).ok)).toEqual([false, false, false, false]); // oxfmt-ignore
  });

  test('a slip is read and explained, a stranger is left out and named', () => {
    expect(readNames('Pista; sagarr, KORA, Mauve', shades, 'shade')).toEqual({
      ok: true,
      value: ['pista', 'sagar', 'kora'],
      note: '“sagarr” is read as Sagar',
      left: ['shade “Mauve”'],
    });
    expect(readNames('Mauve', shades, 'shade')).toEqual({
      ok: false,
      error: '“Mauve” is not a known shade.',
    });
  });

  test('end uses are known by their other words', () => {
    expect(readUses('tee, polo, Kidswear, curtains')).toMatchObject({
      value: ['T-shirts', 'Polos', 'Childrenswear'],
      left: ['end use “curtains”'],
    });
  });
});

describe('constructions', () => {
  const bars = [
    { lapping: '2-3/1-0//', threading: 'N' },
    { lapping: '1-0/1-2//', threading: 'C' },
  ];
  const known = [
    { name: 'Locknit', bars },
    { name: 'Queen’s cord', bars: [] },
  ];

  test('by name, by a slip of it, by its chains', () => {
    expect(readConstruction('locknit', known)).toEqual({ ok: true, value: { kind: 'named', name: 'Locknit' } }); // oxfmt-ignore
    expect(readConstruction('Queens Cord', known)).toMatchObject({ value: { name: 'Queen’s cord' } }); // oxfmt-ignore
    expect(readConstruction('1-0/1-2 // 2-3/1-0', known)).toMatchObject({
      value: { name: 'Locknit' },
      note: '“1-0/1-2 // 2-3/1-0” is Locknit',
    });
    expect(readConstruction('Velvet', known)).toMatchObject({ ok: false });
    expect(readConstruction('9-9/1-0//', known)).toMatchObject({ ok: false });
    expect(readConstruction('Locknit (locknit): GB2 1-0// N', known)).toMatchObject({ ok: false });
  });

  test('yarns and machines that are none are refused', () => {
    const yarns = [{ key: 'nylon40', name: 'nylon40' }];
    expect(readYarns('N nylon40; C cotton', yarns, [])).toMatchObject({ ok: false });
    expect(readMachine('tricot 28')).toMatchObject({ ok: false });
    for (const courses of ['0', '1.2.3', 'x', '-4']) {
      const text = `tricot E28, ${courses} courses, 14.5 wales`;
      expect(readMachine(text)).toMatchObject({ ok: false });
    }
    expect(readMachine('Raschel E 24 18 courses 9.5 wales')).toEqual({
      ok: true,
      value: { kind: 'raschel', gauge: 24, coursesPerCm: 18, walesPerCm: 9.5 },
    });
  });
});
