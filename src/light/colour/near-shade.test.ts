import { expect, test } from 'vitest';
import { labFromLinear } from './delta-e.ts';
import { linearFromHex } from './encode-srgb.ts';
import { nearShade } from './near-shade.ts';

const card = [
  { name: 'Morpankh', hex: '#125a60' },
  { name: 'Sindoor', hex: '#c73a22' },
  { name: 'Sleti', hex: '#616d76' },
];
const say = (hex: string) => {
  const near = nearShade(labFromLinear(linearFromHex(hex)), card)!;
  return `${near.words} ${near.shade.name}`;
};

test.each([
  ['#125a60', 'the same as Morpankh'],
  ['#176167', 'a little lighter than Morpankh'],
  ['#1f6d72', 'lighter than Morpankh'],
  ['#0b4045', 'deeper than Morpankh'],
  ['#145a72', 'bluer than Morpankh'],
  ['#9e4a3c', 'duller than Sindoor'],
  ['#ffe000', 'nearest to Sindoor'],
])('%s is %s', (hex, words) => {
  expect(say(hex)).toBe(words);
});

test('without a card there is no neighbour', () => {
  expect(nearShade([50, 0, 0], [])).toBeUndefined();
});
