import { expect, test } from 'vitest';
import {
  defaultPhoneCountry,
  dialledFrom,
  findPhoneCountry,
  hasTenDigits,
  isPhoneOf,
  phoneCountries,
} from './phone-countries.ts';

test('India comes first and is the default', () => {
  expect(phoneCountries[0]).toMatchObject({
    code: defaultPhoneCountry,
    name: 'India',
    dial: '+91',
  });
});

test('every country is found by its code, and no other text finds one', () => {
  for (const country of phoneCountries) expect(findPhoneCountry(country.code)).toBe(country);
  expect(findPhoneCountry('XX')).toBeUndefined();
});

test('every country has a code, a name and a dialling code of its own', () => {
  for (const { code, name, dial } of phoneCountries) {
    expect(code).toMatch(/^([A-Z]{2}|other)$/);
    expect(name).toMatch(/^[A-Z][A-Za-z ]+$/);
    expect(dial).toMatch(code === 'other' ? /^$/ : /^\+\d{1,3}$/);
  }
  for (const key of ['code', 'name', 'dial'] as const) {
    expect(new Set(phoneCountries.map((country) => country[key])).size).toBe(phoneCountries.length);
  }
});

test.each([
  ['IN', 10, 10],
  ['AE', 8, 9],
  ['SA', 9, 9],
  ['QA', 8, 8],
  ['KW', 8, 8],
  ['OM', 8, 8],
  ['BH', 8, 8],
  ['BD', 8, 10],
  ['LK', 9, 9],
  ['NP', 8, 10],
  ['GB', 9, 10],
  ['US', 10, 10],
  ['other', 7, 15],
])('a number of %s has %d to %d digits, whatever stands between them', (code, from, to) => {
  const country = findPhoneCountry(code)!;
  const digits = (count: number) => `(${'5'.repeat(count - 1)})-5`;
  expect(isPhoneOf(country, digits(from))).toBe(true);
  expect(isPhoneOf(country, digits(to))).toBe(true);
  expect(isPhoneOf(country, digits(from - 1))).toBe(false);
  expect(isPhoneOf(country, digits(to + 1))).toBe(false);
});

test('only where no other count is possible does a sentence ask for ten digits', () => {
  for (const country of phoneCountries) {
    const allowed = [7, 8, 9, 10, 11].filter((count) => isPhoneOf(country, '5'.repeat(count)));
    expect([country.code, hasTenDigits(country)]).toEqual([country.code, allowed.join() === '10']);
  }
});

test('a number is dialled with the code of its country, or with its own', () => {
  expect(dialledFrom(findPhoneCountry('GB')!, ' 20 7946 0000 ')).toBe('+44 20 7946 0000');
  expect(dialledFrom(findPhoneCountry('other')!, '+49 (30) 1234567')).toBe('+49301234567');
});
