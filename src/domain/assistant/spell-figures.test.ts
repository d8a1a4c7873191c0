import { expect, test } from 'vitest';
import { spellFigures } from './spell-figures.ts';

test.each([
  ['3 dozen hoodies', '36 hoodies'],
  ['a dozen polos', '12 polos'],
  ['1.5 lakh tshirts', '150000 tshirts'],
  ['two thousand metres', '2000 metres'],
  ['do hazar meter', '2000 meter'],
  ['5 lacs', '500000'],
  ['3 lakhs', '300000'],
  ['1 lac', '100000'],
  ['two crore', '20000000'],
  ['do sau', '200'],
  ['panch sau', '500'],
  ['two doz', '24'],
])('%s is %s', (typed, figures) => {
  expect(spellFigures(typed)).toBe(figures);
});

test('words that multiply nothing stay as they are', () => {
  for (const text of ['do you have one', 'half the width', '15k or 15h', 'a lace', 'one lakhani']) {
    expect(spellFigures(text)).toBe(text);
  }
});
