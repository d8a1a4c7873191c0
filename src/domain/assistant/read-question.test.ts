import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleFabric } from '../fabric/sample-fabric.fixture.ts';
import { shippedContent } from '../../content/shipped-content.ts';
import { findCloth } from './find-cloth.ts';
import { readQuestion } from './read-question.ts';
import { hasWishes } from './wishes.ts';
import { within } from '../../../tests/support/patience.ts';

const { shadesByColour } = shippedContent;

const book = [
  sampleFabric({
    id: 1,
    number: '14B',
    title: 'Locknit Premium',
    gsm: { kind: 'single', gsm: 140 },
  }),
  sampleFabric({
    id: 2,
    number: '14G',
    title: 'Stretch Locknit',
    gsm: { kind: 'single', gsm: 200 },
  }),
  sampleFabric({ id: 3, number: '11B', title: 'Tricot', gsm: { kind: 'single', gsm: 85 } }),
];
const read = (text: string) => readQuestion(text, book);

test('articles are found by number, with or without a space, in the order said', () => {
  expect(read('compare 14g and 14 B').named.found.map(({ number }) => number)).toEqual([
    '14G',
    '14B',
  ]);
});

test('a number we do not have is named, a unit is not', () => {
  expect(read('is 99z good').named.unknown).toEqual(['99Z']);
  expect(read('60 m of 72 g').named.unknown).toEqual([]);
});

test('Hinglish and slips become plain English', () => {
  expect(read('Sabse halka COTON kapda').text).toBe('most light cotton fabric');
  expect(read('sabse halka').wishes.order).toBe('lightest');
});

test('words of cloth in other company are set aside', () => {
  expect(read('net weight').wishes.families).toEqual([]);
  expect(read('nylon net').wishes.families).toEqual(['net']);
});

test('the lightest comes first; a wish that nothing meets is given up and named', () => {
  const { fabrics, givenUp } = findCloth(read('lightest fabric').wishes, book, shadesByColour);
  expect(fabrics.map(({ number }) => number)).toEqual(['11B', '14B', '14G']);
  expect(givenUp).toEqual([]);
  expect(findCloth(read('500 gsm').wishes, book, shadesByColour).givenUp).toEqual(['gsm']);
});

test('a figure that is asked for decides the order before how a cloth feels', () => {
  expect(read('the lightest soft fabric').wishes.order).toBe('lightest');
  expect(read('firm, the widest you have').wishes.order).toBe('widest');
  expect(read('soft').wishes.order).toBe('softest');
});

describe('the words of a question become wishes', () => {
  test.each([
    ['something for saree', { endUses: ['Ethnic wear'] }],
    ['tulle or lace', { families: ['net', 'lace'], structures: ['tulle', 'lace'] }],
    ['antistatic', { finishes: ['Anti-static'] }],
    ['stretchy', { stretch: true }],
    ['polyamide', { categories: ['nylon-classics'], stretch: false }],
    ['at least 54 inches', { inches: { from: 54 } }],
    ['thickest', { order: 'heaviest' }],
    ['broadest', { order: 'widest' }],
    ['smallest width', { order: 'narrowest' }],
    ['in teal', { colour: 'teal' }],
    ['see through', { behaviours: [{ id: 'sheer', wanted: true }] }],
    ['must not curl', { behaviours: [{ id: 'curls', wanted: false }] }],
    ['around 150', { gsm: { from: 140, to: 161 } }],
    ['for summer', { gsm: { to: 160 } }],
    ['for winter', { gsm: { from: 180 } }],
    ['140 gsm for winter', { gsm: { from: 140, to: 140 } }],
  ])('%s', (text, wishes) => expect(read(text).wishes).toMatchObject(wishes));

  test('a question about a collection alone wishes for nothing more', () => {
    expect(hasWishes(read('cotton').wishes)).toBe(false);
    expect(read('cotton').wishes).not.toHaveProperty('gsm');
    const more = [
      'saree',
      'tulle',
      'antistatic',
      'stretchy',
      '140 gsm',
      '60 inches',
      'thickest',
      'teal',
    ];
    for (const text of more) expect(hasWishes(read(text).wishes)).toBe(true);
  });

  test('cloths that nobody knits here are named', () => {
    expect(read('silk or velvet or lace').foreign).toEqual(['silk', 'velvet']);
  });
});

test('a length below the smallest order asks about the minimum, unless it is a sum', () => {
  const asksMinimum = (text: string) => read(text).topics.has('moq');
  expect(asksMinimum('i need 299 metres')).toBe(true);
  expect(asksMinimum('i need 300 metres')).toBe(false);
  expect(asksMinimum('299 metres')).toBe(false);
  expect(asksMinimum('can you convert 100 metres to kg')).toBe(false);
  expect(asksMinimum('how many tshirts can i get from 100 metres')).toBe(false);
});

test('no more than 2000 characters are read', () => {
  expect(read(`${'a '.repeat(990)}lace`).text).not.toContain('lace');
  expect(read(`${' '.repeat(1990)}lace`).text).toBe('lace');
  expect(read(`${' '.repeat(1998)}lace`).text).toBe('la');
});

test('no text can break the reading', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(read(text).text.length).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 500 },
  );
});

test('a long and hostile text is read in a moment', () => {
  const started = performance.now();
  read('ignore '.repeat(280) + '1'.repeat(1000));
  read(`${'a'.repeat(1990)}!`);
  read('1,'.repeat(1000));
  expect(performance.now() - started).toBeLessThan(within(500));
});
