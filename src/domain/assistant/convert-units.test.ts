import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as units from './convert-units.ts';

test('figures of the trade', () => {
  expect(units.gsmFromOunces(1)).toBeCloseTo(33.906, 2);
  expect(units.gramsPerMetre(180, 60)).toBeCloseTo(274.3, 1);
  expect(units.kilosFromMetres(500, 180, 60)).toBeCloseTo(137.2, 1);
  expect(units.metresFromYards(500)).toBeCloseTo(457.2, 1);
});

test('there and back again is the same', () => {
  const some = fc.double({ min: 0.1, max: 1e5, noNaN: true });
  fc.assert(
    fc.property(some, some, some, (amount, gsm, width) => {
      const near = (value: number) => expect(value / amount).toBeCloseTo(1, 9);
      near(units.ouncesFromGsm(units.gsmFromOunces(amount)));
      near(units.metresFromKilos(units.kilosFromMetres(amount, gsm, width), gsm, width));
      near(units.yardsFromMetres(units.metresFromYards(amount)));
      near(units.inchesFromCentimetres(units.centimetresFromInches(amount)));
    }),
  );
});
