import { describe, expect, test } from 'vitest';
import {
  barName,
  defaultDescription,
  facts,
  gsmFigure,
  gsmText,
  notationOf,
  type QuotedTerms,
} from './facts.ts';
import type { MinimumOrder } from './fabric.ts';
import { sampleFabric } from './sample-fabric.fixture.ts';

const terms: QuotedTerms = {
  price: 'Quote on Request',
  leadTime: { text: '10–21 days' },
  gsmTolerance: { text: '±3–5%' },
  sampling: { text: '5–10 m' },
  bulk: { text: '300–500 m' },
};
const fabric = sampleFabric({
  yarns: {
    N: {
      fibres: [{ fibre: 'nylon', percent: 100 }],
      make: 'textured',
      tex: 7.78,
      count: '70 den / 34 f textured',
      ply: 1,
      filaments: 34,
      lustre: 'dull',
    },
    C: {
      fibres: [
        { fibre: 'cotton', percent: 60 },
        { fibre: 'nylon', percent: 40 },
      ],
      make: 'ring-spun',
      tex: 14.76,
      count: 'Ne 40/1',
      ply: 1,
      lustre: 'natural',
    },
  },
});
const custom = sampleFabric({
  gsm: { kind: 'customizable' },
  width: { kind: 'custom', text: 'Custom' },
  fibres: [{ fibre: 'cotton', percent: 100 }],
  composition: '100% Cotton',
});

describe('the facts of a fabric', () => {
  test('composition: the name, with the shares of a blend', () => {
    expect(facts.composition.full.text(fabric, terms)).toBe(
      'Cotton/Nylon Blend: 50% cotton, 50% nylon',
    );
    expect(facts.composition.full.text(custom, terms)).toBe('100% Cotton');
    expect(facts.composition.shares.text(fabric, terms)).toBe('50% cotton, 50% nylon');
  });

  test('weight: the tolerance only where there is a weight to hold', () => {
    expect(facts.weight.full.text(fabric, terms)).toBe('140 GSM, held within ±3–5%');
    expect(facts.weight.full.text(custom, terms)).toBe('Customizable');
    expect(facts.weight.spoken.text(custom, terms)).toBe('Customizable weight');
  });

  test('width: alone, with the promise of another, and in a sentence', () => {
    expect(facts.width.short.text(fabric, terms)).toBe('60 inches');
    expect(facts.width.full.text(fabric, terms)).toBe('60 inches, Customizable');
    expect(facts.width.spoken.text(fabric, terms)).toBe('60 inches wide');
    expect(facts.width.full.text(custom, terms)).toBe('Custom');
    expect(facts.width.spoken.text(custom, terms)).toBe('custom width');
  });

  test('yarns: a make that the count already names is not said twice', () => {
    expect(facts.yarns.short.text(fabric, terms)).toBe('70 den / 34 f textured; Ne 40/1 ring-spun');
    expect(facts.yarns.full.text(fabric, terms)).toBe(
      '70 den / 34 f textured, 100% nylon; Ne 40/1 ring-spun, 60% cotton/40% nylon',
    );
  });

  test('machine: one gauge, written for a knitter, a buyer, a narrow column and a sentence', () => {
    expect(Object.values(facts.machine).map(({ text }) => text(fabric, terms))).toEqual([
      'Tricot machine, E28, 17 courses and 14 wales per cm',
      'tricot, E28',
      'tricot, 28 needles per inch',
      '28 gauge on a tricot machine',
    ]);
  });

  test('terms are quoted as the mill gives them', () => {
    expect(facts.leadTime.short.text(fabric, terms)).toBe('10–21 days');
    expect(facts.price.short.text(fabric, terms)).toBe('Quote on Request');
    expect(facts.ordering.full.text(fabric, terms)).toBe('Sampling 5–10 m; bulk from 300–500 m');
  });

  test('every view of a fact carries the same label', () => {
    for (const views of Object.values(facts))
      expect(new Set(Object.values(views).map(({ label }) => label)).size).toBe(1);
  });
});

test.each([
  [{ kind: 'single', gsm: 140 } as const, '140', '140 GSM'],
  [{ kind: 'range', from: 130, to: 150 } as const, '130–150', '130–150 GSM'],
  [{ kind: 'customizable' } as const, 'Customizable', 'Customizable'],
])('a weight is printed with and without its unit: %o', (gsm, figure, text) => {
  expect(gsmFigure(gsm)).toBe(figure);
  expect(gsmText(gsm)).toBe(text);
});

test('the back bar is printed first, without the end marks of the chain', () => {
  const bars = [
    { lapping: '2-3/1-0//', threading: 'A' },
    { lapping: '1-0/1-2//', threading: 'B' },
  ];
  expect(notationOf({ bars })).toBe('1-0/1-2 // 2-3/1-0');
});

test('bars between the first and the last are numbered', () => {
  expect([0, 1, 2].map((bar) => barName(bar, 3))).toEqual(['Front bar', 'Guide bar 2', 'Back bar']);
  expect(barName(1, 3, 'Bar')).toBe('Bar 2');
  expect(barName(0, 1)).toBe('One bar');
});

test('a missing description is built from composition, weight and colours', () => {
  const shades = Array.from({ length: 12 }, (_, i) => ({ name: `Shade ${i}`, hex: '#ffffff' }));
  expect(defaultDescription(sampleFabric({ shades }))).toBe(
    'Cotton/Nylon Blend, 140 GSM. 10+ colours available.',
  );
  expect(defaultDescription(sampleFabric({ gsm: { kind: 'customizable' } }))).toBe(
    'Cotton/Nylon Blend, knitted to the weight you need. One colour kept, more dyed to order.',
  );
});

test('a description says from which number on the colours are only counted roughly', () => {
  const shades = Array.from({ length: 10 }, (_, i) => ({ name: `Shade ${i}`, hex: '#ffffff' }));
  for (const [count, text] of [
    [9, '9 colours kept, more dyed to order.'],
    [10, '10+ colours available.'],
  ] as const) {
    expect(defaultDescription(sampleFabric({ shades: shades.slice(0, count) }))).toContain(text);
  }
});

test('a minimum order is said in the words of the record, or in metres of style and colour', () => {
  const said = (moq: MinimumOrder) => facts.moq.short.text(sampleFabric({ moq }), terms);
  expect(said('Negotiable')).toBe('Negotiable');
  expect(said({ perStyle: 3000, perColour: 1000 })).toBe('3,000 m per style, 1,000 m per colour');
});
