import { expect, test } from 'vitest';
import { orderRuns, readParagraph } from './reading-order.ts';
import { splitScripts } from './script-letters.ts';

/** The line as it stands on the paper, from left to right; letters read from the right stay as typed. */
function printed(line: string): string {
  return orderRuns(readParagraph(line), 0, line.length)
    .map(({ text, isRightToLeft }) =>
      isRightToLeft ? text.split(' ').toReversed().join(' ') : text,
    )
    .join('');
}

test.each([
  ['words read from the left stay', 'मीरा Shah ਪੰਜਾਬ', 'मीरा Shah ਪੰਜਾਬ'],
  ['words read from the right change places', 'شركة النسيج', 'النسيج شركة'],
  ['within an English line only Arabic turns', 'For شركة النسيج Dubai', 'For النسيج شركة Dubai'],
  ['an Arabic line begins at the right', 'شركة FOB Dubai شكرا', 'شكرا FOB Dubai شركة'],
  ['figures after Arabic go on from the right', 'شركة 2026 شكرا', 'شكرا 2026 شركة'],
  ['a figure that begins an Arabic line stands at the right', '500 متر لكل لون', 'لون لكل متر 500'],
  ['a figure keeps its comma and its point', 'سعر 1,234.50 شكرا', 'شكرا 1,234.50 سعر'],
  ['percent is said after a figure, so it stands at its left', 'نحو 30% شكرا', 'شكرا %30 نحو'],
  ['figures after Latin letters stay with them', 'شركة FOB 2020 شكرا', 'شكرا FOB 2020 شركة'],
  ['each figure is read from the left', 'من 10 إلى 20', '20 إلى 10 من'],
  ['Arabic figures are read from the left', 'سعر ٢٥٠ درهم', 'درهم ٢٥٠ سعر'],
  ['a name of figures and letters is one word', 'قماش 14B أزرق #2F6C70', '#2F6C70 أزرق 14B قماش'],
  ['a full stop ends an Arabic line at the left', 'شكرا 5.', '.5 شكرا'],
  ['brackets of an English line stay with it', 'Taana (شركة) 5 m', 'Taana (شركة) 5 m'],
  ['a sign goes with figures after Latin letters', 'FOB 30% شكرا', 'FOB 30% شكرا'],
])('%s', (_, typed, wanted) => {
  expect(printed(typed)).toBe(wanted);
});

test('a line that begins with Latin letters is still one of its Arabic paragraph', () => {
  const text = 'التسليم FOB Nhava شكرا';
  const paragraph = readParagraph(text);
  const runs = orderRuns(paragraph, text.indexOf('Nhava'), text.length);
  expect(paragraph.isRightToLeft).toBe(true);
  expect(runs.map((run) => run.text.trim())).toEqual(['شكرا', 'Nhava']);
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
