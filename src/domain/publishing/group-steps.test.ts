import { expect, test } from 'vitest';
import { groupSteps, type Save } from './group-steps.ts';

const minute = 60_000;

test('what one person saves in one go is one step', () => {
  expect(ids([save('c', 'b', 3), save('b', 'a', 2), save('a', null, 1)])).toEqual(['cba']);
});

test.each([
  ['another author', { author: 'Harpreet' }],
  ['what became public', { isPublic: true }],
  ['a note', { note: 'Brought back' }],
  ['taking it out', { takesOut: true }],
])('%s ends a step', (_, fields) => {
  expect(ids([save('b', 'a', 2), { ...save('a', null, 1), ...fields }])).toEqual(['b', 'a']);
});

test('a long pause ends a step', () => {
  expect(ids([save('b', 'a', 40), save('a', null, 1)])).toEqual(['b', 'a']);
});

test('a text that came second stands by itself', () => {
  expect(ids([save('c', 'a', 3), save('b', 'a', 2), save('a', null, 1)])).toEqual(['c', 'ba']);
});

test('what is published takes its drafts along', () => {
  const published = { ...save('c', 'b', 3), isPublic: true };
  expect(ids([published, save('b', 'a', 2), { ...save('a', null, 1), isPublic: true }])).toEqual([
    'cb',
    'a',
  ]);
});

function ids(saves: readonly Save[]): string[] {
  return groupSteps(saves).map((step) => step.map(({ id }) => id).join(''));
}

function save(id: string, parent: string | null, minutes: number): Save {
  return {
    id,
    parent,
    author: 'Asha',
    createdAt: minutes * minute,
    note: '',
    takesOut: false,
    isPublic: false,
  };
}
