import { expect, test } from 'vitest';
import { changedSections, sameSections, shapeOf } from './sections.ts';

const bars = [{ lapping: '1-0/1-2//', threading: 'A' }];
const fabric = {
  title: 'Locknit',
  gsm: { kind: 'single', gsm: 135 },
  construction: { name: 'Locknit', family: 'locknit', bars },
  shades: ['neel', 'haldi'],
  position: 4,
};

test('what a person sees as one thing is one section, in the order of the record', () => {
  const after = {
    ...fabric,
    position: 9,
    shades: ['neel'],
    gsm: { kind: 'range', from: 140, to: 150 },
    construction: { ...fabric.construction, name: 'Reverse locknit', bars: [] },
  };
  expect(
    changedSections('fabric', fabric, after).map(({ field, shape }) => [field, shape]),
  ).toEqual([
    ['gsm', 'weight'],
    ['construction', 'lapping'],
    ['shades', 'shades'],
  ]);
  expect(sameSections('fabric', fabric, after).map(({ field }) => field)).toEqual(['title']);
});

test('a field of a group is brought back by itself where it means something alone', () => {
  const before = { hero: { title: 'Warp-knit', lead: 'Since 1989' } };
  const after = { hero: { title: 'Warp-knitted', lead: 'Since 1989' } };
  expect(changedSections('home', before, after)).toEqual([
    { field: 'hero.title', shape: 'words', before: 'Warp-knit', after: 'Warp-knitted' },
  ]);
});

test('what was added or taken out is shown whole', () => {
  expect(changedSections('question', null, { question: 'Why?', answer: 'Because.' })).toHaveLength(
    2,
  );
  expect(changedSections('question', { question: 'Why?' }, null)).toMatchObject([
    { before: 'Why?', after: undefined },
  ]);
  expect(sameSections('question', null, { question: 'Why?' })).toEqual([]);
});

test.each([
  ['claim', 'count', 500, 'figure'],
  ['article', 'unlisted', true, 'yes'],
  ['article', 'blocks', [], 'blocks'],
  ['article', 'image', 'journal-fibres', 'pictures'],
  ['shade', 'hex', '#1f6d72', 'colour'],
  ['mill', 'phones', ['1', '2'], 'list'],
  ['mill', 'address', { city: 'Ludhiana' }, 'facts'],
])('%s %s is shown as it is', (kind, field, value, shape) => {
  expect(shapeOf(kind, field, value)).toBe(shape);
});
