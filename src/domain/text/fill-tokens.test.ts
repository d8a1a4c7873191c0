import { describe, expect, test } from 'vitest';
import { fillTokens, hasTokens } from './fill-tokens.ts';

const facts = {
  mill: { name: 'Rewa Knits', sales: { email: 'sales@rewa.example' }, desks: [{ tel: '+911' }] },
  claims: { space: { value: 50000 } },
  count: { guides: 7 },
  terms: { finishes: ['Soft', 'Bright'], 'cotton-nylon': '100 GSM' },
};
const fill = (text: string) => fillTokens(text, facts);

test('a token becomes the fact it names, also inside lists and records', () => {
  expect(fill('Write to {mill.sales.email}.')).toBe('Write to sales@rewa.example.');
  expect(fill('{mill.desks.0.tel}, {terms.cotton-nylon}')).toBe('+911, 100 GSM');
  const page = { title: 'About {mill.name}', links: [{ label: '{mill.name}', to: '/' }], rank: 2 };
  expect(fillTokens(page, facts)).toEqual({
    title: 'About Rewa Knits',
    links: [{ label: 'Rewa Knits', to: '/' }],
    rank: 2,
  });
});

test.each([
  ['{mill.name|upper}', 'REWA KNITS'],
  ['{mill.name|lower}', 'rewa knits'],
  ['{mill.name|lowerFirst}', 'rewa Knits'],
  ['{mill.name|address}', 'Rewa%20Knits'],
  ['{claims.space.value|thousands}', '50,000'],
  ['{claims.space.value}', '50000'],
  ['{terms.finishes|list}', 'Soft, Bright'],
  ['{count.guides|words} or {count.guides|Words}', 'seven or Seven'],
  ['the {count.guides|next}', 'the eighth'],
])('%s is written as %s', (text, written) => {
  expect(fill(text)).toBe(written);
});

test.each(['{mill.nothing}', '{mill.sales}', '{mill.name|backwards}', '{mill.name.constructor}'])(
  '%s names no fact and is an error, not an empty place',
  (text) => {
    expect(() => fill(text)).toThrow(text);
  },
);

test('braces that name no fact are text, and what a fact says is not read again', () => {
  expect(fill('a {set} of {1, 2} and { }')).toBe('a {set} of {1, 2} and { }');
  expect(fillTokens('{mill.name}', { mill: { name: '{mill.secret}' } })).toBe('{mill.secret}');
});

describe('a fact that is withheld', () => {
  const withheldFacts = {
    claims: { since: { text: '55+ Years', withheld: true } },
    mill: { name: 'Rewa' },
  };

  test('takes its sentence along and leaves the others', () => {
    const text = 'We are {mill.name}. Since {claims.since.text}! Ask us.';
    expect(fillTokens(text, withheldFacts)).toBe('We are Rewa. Ask us.');
    expect(fillTokens('{claims.since.text}', withheldFacts)).toBe('');
    expect(
      fillTokens('About: knitting since {claims.since.text} | {mill.name}', withheldFacts),
    ).toBe('About | Rewa');
  });

  test('takes along an entry of a list that says nothing without it', () => {
    const list = [
      { title: 'Since {claims.since.text}', text: 'The same craft.' },
      { title: 'Six values', text: 'Kept.' },
    ];
    expect(fillTokens({ list, lines: ['{claims.since.text}', 'One'] }, withheldFacts)).toEqual({
      list: [list[1]],
      lines: ['One'],
    });
  });

  test('leaves an entry that others know by its name', () => {
    const list = [{ id: 'cotton', lead: 'Since {claims.since.text}' }];
    expect(fillTokens(list, withheldFacts)).toEqual([{ id: 'cotton', lead: '' }]);
  });

  test('leaves a link in its list, without the figure beside it', () => {
    const links = [{ label: 'All', to: '/fabrics', figure: '{claims.since.text} designs' }];
    expect(fillTokens(links, withheldFacts)).toEqual([
      { label: 'All', to: '/fabrics', figure: '' },
    ]);
  });
});

test('a value has tokens if one of its texts has; what is read from a text is left unread', () => {
  expect(hasTokens({ title: 'About', links: [{ label: 'of {mill.name}' }] })).toBe(true);
  expect(hasTokens({ title: 'About', links: [{ label: 'us' }], rank: 2, none: null })).toBe(false);
  const lazy = {
    text: 'About us',
    get elements(): unknown {
      throw new Error('was read');
    },
  };
  expect(hasTokens([lazy])).toBe(false);
});
