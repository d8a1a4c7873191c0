import { expect, test } from 'vitest';
import { mill } from '../../../content/mill.ts';
import { completeHours, spellHours } from './hours.ts';

test('words for people and machines follow from days and times', () => {
  expect(completeHours(mill.hours.office)).toEqual(mill.hours.office);
  expect(completeHours({ days: [6, 1, 2, 4], opens: '08:30', closes: '17:30' })).toMatchObject({
    label: 'Mon, Tue, Thu, Sat 8:30AM-5:30PM',
    schema: 'Mo,Tu,Th,Sa 08:30-17:30',
    days: [1, 2, 4, 6],
  });
});

test('a row says hours as a person would', () => {
  expect(spellHours(mill.hours.calls)).toBe('Monday to Saturday, 9 to 18');
  expect(spellHours({ days: [7], opens: '10:15', closes: '12:00' })).toBe('Sunday, 10:15 to 12');
});
