import { expect, test } from 'vitest';
import { furtherImports } from './import-at-once.ts';

const chunks = new Map(
  Object.entries({
    chat: ['conversation', 'react'],
    conversation: ['form', 'react'],
    form: ['fields', 'chat'],
    fields: ['react', 'form'],
    react: [],
  }).map(([name, imports]) => [name, { imports }] as const),
);

test('a file names what its files need, each once, never itself, also round a circle', () => {
  expect(furtherImports(chunks, 'chat').toSorted()).toEqual(['fields', 'form']);
  expect(furtherImports(chunks, 'react')).toEqual([]);
  expect(furtherImports(chunks, 'nothing')).toEqual([]);
});
