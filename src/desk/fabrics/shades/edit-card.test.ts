import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveItem, moveShade, putOn, readCard, takeOff } from './edit-card.ts';

const book = ['safed', 'kora', 'neel', 'kohl'];
const body = { shades: ['neel', 'safed', 'kohl'], leadShade: 'neel' };

test('a card hangs in the order of the dye book until somebody lays it out', () => {
  expect(readCard(body, book).shades).toEqual(['safed', 'neel', 'kohl']);
  expect(readCard({ ...body, shadesInOrder: true }, book).shades).toEqual(body.shades);
  expect(readCard({}, book)).toEqual({ shades: [], leadShade: undefined, isLaidOut: false });
});

test('moving one shade lays out the card as it was seen', () => {
  expect(moveShade(readCard(body, book), 2, 0)).toEqual({
    shades: ['kohl', 'safed', 'neel'],
    shadesInOrder: true,
  });
});

test('when the lead comes off, the first that stays leads', () => {
  expect(takeOff(readCard(body, book), 'neel')).toEqual({
    shades: ['safed', 'kohl'],
    leadShade: 'safed',
  });
  expect(takeOff(readCard(body, book), 'kohl')).toEqual({ shades: ['safed', 'neel'] });
});

test('a shade is on a card once, and the first one leads it', () => {
  expect(putOn(readCard(body, book), 'neel')).toEqual({});
  expect(putOn(readCard({}, book), 'kora')).toEqual({ shades: ['kora'], leadShade: 'kora' });
});

test('whatever is moved anywhere, the same things are there', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat()),
      fc.nat(20),
      fc.integer({ min: -3, max: 30 }),
      (all, from, to) => {
        const moved = moveItem(all, from, to);
        expect(moved.toSorted((a, b) => a - b)).toEqual(all.toSorted((a, b) => a - b));
        if (from < all.length) {
          const place = Math.max(0, Math.min(all.length - 1, to));
          expect(moved[place]).toBe(all[from]);
        }
      },
    ),
  );
});
