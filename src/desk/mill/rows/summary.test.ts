import { expect, test } from 'vitest';
import { home } from '../../../content/home.ts';
import { terms } from '../../../content/terms.ts';
import { summarise } from './summary.ts';

const facts = { mill: { name: 'Rewa' } };

test('a row shows what the page prints, not what it computes with', () => {
  expect(summarise('terms', terms.sampling, facts)).toBe('5–10 m per shade');
  expect(summarise('terms', terms.response, facts)).toBe(
    'within 24 hours · within 2 working hours',
  );
  expect(summarise('home', home.hero.title, facts)).toBe('Rewa');
  expect(summarise('home', home.excellence, facts)).not.toContain('workingSpace');
  expect(summarise('home', home.hero.primary, facts)).toBe('Buy Now');
});

test('a name that is no fact stays as it was typed', () => {
  expect(summarise('home', '{mill.nothing}', facts)).toBe('{mill.nothing}');
});
