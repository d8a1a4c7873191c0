import { expect, test } from 'vitest';
import { contentKinds } from '../../../content/records/content-kinds.ts';
import { onlyKey } from '../../../content/records/kind.ts';
import { titleOf } from './title-of.ts';

const { label } = contentKinds.review;

test.each([
  ['title', { title: 'T', question: 'Q' }, 'T'],
  ['question', { question: 'Q', heading: 'H' }, 'Q'],
  ['heading', { heading: 'H', name: 'N' }, 'H'],
  ['name', { name: 'N', company: 'C' }, 'N'],
  ['company', { company: 'C', text: 'W' }, 'C'],
  ['text', { text: 'W', how: 'B' }, 'W'],
  ['how', { how: 'B' }, 'B'],
  ['title and number', { title: 'Locknit', number: '14B' }, 'Locknit 14B'],
  ['key, where its best word is empty', { title: '', name: 'N' }, `${label} r1`],
  ['key, where it has no words', { gsm: 140 }, `${label} r1`],
  ['key, where there is nothing', undefined, `${label} r1`],
  ['first 120 letters', { title: 'x'.repeat(130) }, 'x'.repeat(120)],
])('a record is called by its %s', (_, body, title) => {
  expect(titleOf('review', 'r1', body)).toBe(title);
});

test('what there is only one of is called by its kind', () => {
  expect(titleOf('mill', onlyKey, { title: 'T' })).toBe(contentKinds.mill.label);
});
