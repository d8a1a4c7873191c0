import { expect, test } from 'vitest';
import { orderWords, readWord, type Word } from './order-words.ts';
import { splitScripts } from './script-letters.ts';

/** The line as it stands on the paper, from left to right. */
function printed(line: string): string {
  const words: Word[] = [];
  for (const typed of line.split(' ')) words.push(readWord(splitScripts(typed), words.at(-1)));
  return orderWords(words)
    .map(({ pieces }) => pieces.map(({ text }) => text).join(''))
    .join(' ');
}

test.each([
  ['words read from the left stay', 'मीरा Shah ਪੰਜਾਬ', 'मीरा Shah ਪੰਜਾਬ'],
  ['words read from the right change places', 'شركة النسيج', 'النسيج شركة'],
  ['brackets turn with their word', 'شركة (دبي)', '(دبي) شركة'],
  [
    'within an English line only the Arabic turns',
    'For شركة النسيج Dubai',
    'For النسيج شركة Dubai',
  ],
  ['an Arabic line begins at the right', 'شركة FOB Dubai شكرا', 'شكرا FOB Dubai شركة'],
  ['figures follow the word before them', 'شركة 2026', '2026 شركة'],
])('%s', (_, typed, wanted) => {
  expect(printed(typed)).toBe(wanted);
});

test('a word is split where its script changes, and a joiner stays', () => {
  expect(splitScripts('(क्\u200dष)₹5')).toEqual([
    { script: undefined, text: '(' },
    { script: 'devanagari', text: 'क्\u200dष' },
    { script: undefined, text: ')' },
    { script: 'devanagari', text: '₹' },
    { script: undefined, text: '5' },
  ]);
});
