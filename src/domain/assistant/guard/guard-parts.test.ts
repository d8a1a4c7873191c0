import { describe, expect, test } from 'vitest';
import { gatherFacts } from './facts.ts';
import { makesClaim } from './find-claim.ts';
import { mayStateFigure } from './judge-figures.ts';
import { isDenial, isNegation, isReferral } from './denials.ts';
import { type Literals, readSentence, type Token } from './read-answer.ts';
import { readFigures } from './read-numbers.ts';
import { findEnds, splitSentences } from './split-sentences.ts';
import { wordForms } from './word-forms.ts';

const literals: Literals = {
  isLink: (address) => address === '/catalogue',
  isPicture: () => false,
  strings: ['+91 183 000 0001'],
};

function tokens(text: string): readonly Token[] {
  const read = readSentence(text, literals);
  if ('refused' in read) throw new Error(read.refused);
  return read.tokens;
}

describe('a sentence is read as a reader sees it', () => {
  test.each([
    ['**18**0 GSM', ['180', 'gsm']],
    ['- [The catalogue](/catalogue) opens', ['the', 'catalogue', 'opens']],
    ['Call +91 183 000 0001', ['call', 'ⓞ']],
    ['per\u00a0metre, one\u2009more\u202fday', ['per', 'metre', ',', 'one', 'more', 'day']],
    ['10\u201112 days', ['10', '-', '12', 'days']],
    ['300m, then 60–72 inches', ['300', 'm', ',', 'then', '60', '–', '72', 'inches']],
  ])('%s', (text, words) => expect(tokens(text).map(({ lower }) => lower)).toEqual(words));

  test.each([
    ['१८०', 'characters'],
    ['st\u043eck', 'characters'],
    ['sto\u200bck', 'characters'],
    ['<b>', 'markup'],
    ['&#49;80', 'markup'],
    ['[x](/desk)', 'link'],
    ['![x](/a.png)', 'link'],
    ['evil.example', 'address'],
    ['a@b', 'address'],
    ['x '.repeat(601), 'length'],
  ])('%s is refused', (text, refused) => expect(readSentence(text, literals)).toEqual({ refused }));
});

test.each(['It weighs little, we hold stock', 'It weighs 140, we hold stock'])(
  'behind the comma of “%s” another statement begins',
  (text) => {
    const clauses = tokens(text)
      .filter(({ kind }) => kind !== 'mark')
      .map(({ clause }) => clause);
    const [first, last] = [clauses[0]!, clauses.at(-1)!];
    expect(first).not.toBe(last);
    expect(clauses).toEqual([first, first, first, last, last, last]);
  },
);

describe('numbers', () => {
  test.each([
    ['300–500 m per colour', ['300 m', '500 m']],
    ['between 48 and 72 inches', ['48 inch', '72 inch']],
    ['one hundred and eighty rupees', ['180 ']],
    ['twenty-five percent', ['25 %']],
    ['7–12 working days', ['7 day', '12 day']],
    ['65/35 or 60/40', ['65 ratio', '35 ratio', '60 ratio', '40 ratio']],
    ['ek sau assi', ['180 ']],
    ['2 hundred', ['200 ']],
    ['two thousand', ['2000 ']],
    ['2 lakh', ['200000 ']],
    ['3 lac', ['300000 ']],
    ['5 million', ['5000000 ']],
    ['2 crore', ['20000000 ']],
    ['three crores', ['30000000 ']],
    ['1 billion', ['1000000000 ']],
    ['dhai hazaar', ['2500 ']],
    ['dedh sau', ['150 ']],
    ['ninety-nine', ['99 ']],
    ['a quarter', ['0.25 ']],
    ['pachas metre', ['50 m']],
    ['1,25,000 m', ['125000 m']],
    ['half a metre', ['0.5 ']],
    ['140GSM', ['140 gsm']],
    ['6 oz/yd²', ['6 oz']],
    ['a dozen fabrics', ['12 fabric']],
  ])('%s', (text, figures) => {
    expect(readFigures(tokens(text)).map(({ value, unit }) => `${value} ${unit}`)).toEqual(figures);
  });
});

describe('a denial', () => {
  const nobody = () => false;
  test.each(['I cannot state a price', 'No certificate is recorded', 'The book holds no silk'])(
    '%s',
    (text) => expect(isDenial(tokens(text), nobody)).toBe(true),
  );
  test.each([
    'We do not lack certificates',
    'No fabric is not certified',
    'We never run out of stock',
    'I do not hesitate to confirm it',
    'There is no tax',
    'It is certified',
  ])('is not: %s', (text) => expect(isDenial(tokens(text), nobody)).toBe(false));
});

test.each([
  ..."can't don't doesn't didn't isn't aren't wasn't couldn't wouldn't won't haven't hasn't".split(
    ' ',
  ),
  ...'no not none never neither nor nothing cannot unable without nobody'.split(' '),
])('“%s” denies', (word) => {
  expect(isNegation(word)).toBe(true);
  const said = tokens(`We ${word} state a price`);
  expect(isDenial(said, () => false)).toBe(true);
});

test.each(['can', 'do', 'is', "it's", "let's"])('“%s” does not deny', (word) => {
  expect(isNegation(word)).toBe(false);
});

describe('a claim', () => {
  test.each([
    'We deliver to Oman',
    'We promise a soft cloth',
    'The swatches are free but the cloth is cheap',
    'It is in stock',
  ])('%s', (text) => expect(makesClaim(tokens(text))).toBe(true));
  test.each([
    'It is a fine cloth',
    'You can reach the desk by telephone',
    'The letter names the version of the cloth',
    'The oldest number is 12A',
    'Six free swatches',
  ])('is not: %s', (text) => expect(makesClaim(tokens(text))).toBe(false));
});

test.each([
  ['The width is 152 cm.', 'It is 60 inches wide', true],
  ['The width is 152 cm.', 'It is 62 inches wide', false],
  ['The width is 60 inches.', 'It is 152 cm wide', true],
  ['The width is 60 inches.', 'It is 157 cm wide', false],
  ['The width is 60 inches.', 'It weighs 152 GSM', false],
])('of a mill that wrote “%s”, “%s” may be said: %s', (written, text, may) => {
  const facts = gatherFacts({ literals, statements: [written] });
  const visitor = { hasWord: () => false, hasFigure: () => false, asksClaim: false };
  const said = tokens(text);
  const [figure] = readFigures(said);
  expect(mayStateFigure(figure!, said, facts, visitor, [])).toBe(may);
});

describe('a referral', () => {
  test.each([
    'Ask the sales desk about stock',
    'A colleague can tell you the price',
    'Every price is a quote',
    'ask which certificates exist',
  ])('%s', (text) => expect(isReferral(tokens(text))).toBe(true));
  test.each([
    'Ask the sales desk for the certificate',
    'The desk confirms that stock is available',
    'The price per metre is',
    'A certificate comes with the order',
  ])('is not: %s', (text) => expect(isReferral(tokens(text))).toBe(false));
});

test('sentences end where a reader would end them', () => {
  expect(splitSentences('One. Two!\n1. Three 3.5 m [a. b](/c). e.g. four')).toEqual(
    ['One.', ' Two!', '\n', '1. Three 3.5 m [a. b](/c).', ' e.g. four'].filter(
      (one) => one.trim() !== '',
    ),
  );
  expect(findEnds('[never closed. And on')).toEqual([]);
  expect(splitSentences('[never closed. And on\nOne. Two')).toEqual([
    '[never closed. And on\n',
    'One.',
    ' Two',
  ]);
  expect(splitSentences('[a](/b) is one. Two')).toEqual(['[a](/b) is one.', ' Two']);
  const label = 'x'.repeat(199);
  expect(splitSentences(`[${label}. One`)).toHaveLength(1);
  expect(splitSentences(`[${label}x. One`)).toHaveLength(2);
});

test('forms of a word', () => {
  expect(wordForms("fabric's")).toContain('fabric');
  expect(wordForms('drier')).toContain('dry');
  expect(wordForms('stopped')).toContain('stop');
  expect(wordForms('is')).toEqual(['is']);
});
