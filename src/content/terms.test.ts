import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { articles } from './journal/articles.ts';
import { type FabricFact, terms } from './terms.ts';

// Prose repeats the terms in words; an owner who changes a term must be shown every sentence
// that still promises the old one. Texts of the specification use a hyphen where ours use a dash.
const promises: readonly { readonly phrase: RegExp; readonly agreed: readonly string[] }[] = [
  { phrase: /\d+[–-]\d+ m per shade/g, agreed: [terms.sampling.text] },
  { phrase: /\d+[–-]\d+ m per colour/g, agreed: [terms.bulk.text] },
  { phrase: /\d+[–-]\d+ days/g, agreed: [terms.leadTime.text] },
  { phrase: /\d+[–-]\d+ hours/g, agreed: [terms.swatchPack.sentIn.text] },
  { phrase: /±\d+[–-]\d+%/g, agreed: [terms.gsmTolerance.text.replace(' GSM', '')] },
  {
    phrase: /\d+[–-]\d+ working days/g,
    agreed: [terms.compliance.testing.text, '3–5 working days'],
  },
  { phrase: /\d+[–-]\d+ weeks/g, agreed: [terms.compliance.total.text] },
  {
    phrase: /within \d+ (working )?hours/g,
    agreed: [terms.response.enquiry.text, terms.response.call.text],
  },
];

const room = new URL('./', import.meta.url);
const files = ['', 'collections/', 'journal/', 'legal/'].flatMap((folder) =>
  readdirSync(new URL(folder === '' ? './' : folder, room))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => folder + name),
);

test.each(files)('%s promises no other terms than the mill keeps', (file) => {
  const text = readFileSync(new URL(file, room), 'utf8');
  const broken = promises.flatMap(({ phrase, agreed }) =>
    [...text.matchAll(phrase)]
      .map(([words]) => words)
      .filter((words) => !agreed.includes(words.replaceAll('-', '–'))),
  );
  expect(broken).toEqual([]);
});

test('the terms are indeed found in the articles', () => {
  const text = JSON.stringify(articles);
  for (const { phrase } of promises) expect(text).toMatch(phrase);
});

test('where two guides give two weights, the articles name both', () => {
  const text = JSON.stringify(articles);
  const facts: readonly FabricFact[] = Object.values(terms.fabricFacts);
  for (const { otherGuide } of facts)
    if (otherGuide) expect(text).toContain(`${otherGuide.from}–${otherGuide.to}`);
});

test('the charts show the bands of the specification, drawn from those the catalogue sorts by', () => {
  expect(terms.gsmBands.map(({ id, name, from, to, text }) => [id, name, from, to, text])).toEqual([
    ['ultra-light', 'Ultra-light', 90, 120, '90–120 GSM'],
    ['light', 'Light', 120, 160, '120–160 GSM'],
    ['mid', 'Mid', 160, 200, '160–200 GSM'],
    ['warm', 'Warm', 200, 340, 'above 200 GSM'],
  ]);
  for (const band of terms.gsmBands) expect(band.feel).not.toBe('');
});

test('a call is confirmed in working hours', () => {
  expect(terms.response.call.text).toBe('within 2 working hours');
});
