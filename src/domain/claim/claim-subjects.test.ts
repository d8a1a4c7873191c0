import { expect, test } from 'vitest';
import { claims } from '../../content/claims.ts';
import { claimSubjects, isContradicted, settleClaim, valuesSaid } from './claim-subjects.ts';

const year = 2026;
const [clients, founded, currency] = claimSubjects;
const settled = (subject: (typeof claimSubjects)[number], value: string | number) =>
  [...subject.claims, ...(subject.follow ?? [])].map((id) =>
    settleClaim(subject.id, id, claims[id as keyof typeof claims], value, year),
  );

test('the shipped claims contradict each other on three subjects', () => {
  expect(claimSubjects.map((subject) => isContradicted(subject, claims))).toEqual([
    true,
    true,
    true,
  ]);
  expect(valuesSaid(clients!, claims).map(({ value }) => value)).toEqual([
    '2000',
    '5000',
    '500',
    '150',
  ]);
});

test('a claim that is not said contradicts nobody', () => {
  const without = { ...claims, foundingDate: { ...claims.foundingDate, withheld: true as const } };
  expect(isContradicted(founded!, without)).toBe(false);
});

test('one value is written into every sentence, the words stay', () => {
  expect(settled(clients!, 2000).map(({ text }) => text)).toEqual([
    '2,000+ Satisfied Clients',
    '2,000+ clients',
    '2,000+ clients',
    '2,000+ clients',
  ]);
  expect(settled(founded!, 1998)).toEqual([
    { text: 'Established 1998, Since 25+ Years', value: 1998 },
    { text: 'Established 1998', value: '1998' },
    { text: 'Since 25+ Years', value: '25+' },
  ]);
  expect(settled(currency!, 'INR').map(({ value }) => value)).toEqual(['INR', 'INR']);
});

test.each([
  [0, '2,000+', 2000],
  [0, 'many', undefined],
  [1, '1969', 1969],
  [1, '2031', undefined],
  [2, ' inr ', 'INR'],
  [2, 'rupees', undefined],
])('subject %i reads %s as %s', (index, typed, value) => {
  expect(claimSubjects[index]!.read(typed, year)).toBe(value);
});
