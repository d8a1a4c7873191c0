import { expect, test } from 'vitest';
import { shippedContent } from '../../../content/shipped-content.ts';
import { behaviourIds, behaviourOf, degreeOf } from './behaviour.ts';
import { readStructure } from './read-structure.ts';

function fabric(number: string) {
  return shippedContent.fabrics.find((one) => one.number === number)!;
}

test('the lapping says which bars knit, how far they lap and what is laid in', () => {
  expect(readStructure(fabric('14B'))).toMatchObject({
    knitting: 2,
    frontLap: 2,
    backLap: 1,
    hasInlay: false,
  });
  expect(readStructure(fabric('17B'))).toMatchObject({ hasPillars: true, backLap: 3 });
  expect(readStructure(fabric('21C'))).toMatchObject({ knitting: 1, hasInlay: true });
  expect(readStructure(fabric('15G'))).toMatchObject({ isOpen: true, elastane: 14 });
});

test.each([
  ['14B', 'curls', 'little'],
  ['19B', 'curls', 'no'],
  ['14G', 'curls', 'yes'],
  ['11B', 'curls', 'yes'],
  ['21B', 'curls', 'no'],
  ['11B', 'ladders', 'yes'],
  ['12B', 'ladders', 'no'],
  ['14H', 'stretches', 'yes'],
  ['18A', 'stretches', 'no'],
  ['17B', 'stretches', 'no'],
  ['15H', 'sheer', 'yes'],
  ['18A', 'sheer', 'no'],
  ['15B', 'sheer', 'little'],
  ['16A', 'drapes', 'yes'],
  ['15H', 'drapes', 'no'],
  ['18A', 'print', 'yes'],
  ['20A', 'print', 'no'],
  ['22A', 'print', 'little'],
] as const)('%s %s: %s', (number, id, degree) => {
  expect(degreeOf(fabric(number), id)).toBe(degree);
});

test('every fabric of the book has every answer, each with a reason', () => {
  for (const one of shippedContent.fabrics) {
    const known = behaviourOf(one);
    expect(known.map(({ id }) => id)).toEqual(behaviourIds);
    for (const { why, says } of known) {
      expect(why).toMatch(/\.$/);
      expect(says).not.toBe('');
    }
  }
});
