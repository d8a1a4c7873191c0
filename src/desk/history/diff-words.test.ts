import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffWords, type WordPart } from './diff-words.ts';

const spell = (parts: readonly WordPart[]) =>
  parts
    .map(({ kind, text }) =>
      kind === 'same' ? text : kind === 'gone' ? `[-${text}]` : `[+${text}]`,
    )
    .join('');

test('words are struck and underlined, and the rest stays', () => {
  expect(
    spell(diffWords('Soft on both sides. Holds a print.', 'Soft face, quiet back. Holds a print.')),
  ).toBe('Soft [-on both sides][+face, quiet back]. Holds a print.');
  expect(spell(diffWords('for linings and nightwear.', 'for linings.'))).toBe(
    'for linings[- and nightwear].',
  );
});

test('a comma between two changes is changed with them', () => {
  expect(spell(diffWords('one, two. End', 'three, four. End'))).toBe(
    '[-one, two][+three, four]. End',
  );
});

test('a word is changed as a whole', () => {
  expect(spell(diffWords('knitted', 'knitting'))).toBe('[-knitted][+knitting]');
});

test('the same words leave nothing to show', () => {
  expect(diffWords('Soft face.', 'Soft face.')).toEqual([{ kind: 'same', text: 'Soft face.' }]);
  expect(diffWords('', '')).toEqual([]);
});

test('whatever was written, both texts can be read out of it', () => {
  const text = fc
    .array(fc.constantFrom('soft', 'face', ' ', '. ', 'ਤਾਣਾ', '\n', 'print', ',', '–'))
    .map((words) => words.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = diffWords(before, after);
      const without = (kind: WordPart['kind']) =>
        parts
          .filter((part) => part.kind !== kind)
          .map((part) => part.text)
          .join('');
      expect(without('added')).toBe(before);
      expect(without('gone')).toBe(after);
    }),
  );
});

test('two long texts are compared in a moment', () => {
  const long = (word: string) => Array.from({ length: 4000 }, (_, n) => `${word}${n}`).join(' ');
  const began = performance.now();
  diffWords(long('a'), long('b'));
  expect(performance.now() - began).toBeLessThan(500);
});
