import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type EnquiryKind, enquiryKinds } from './kind.ts';
import { makeReference, referenceAlphabet, referencePattern } from './reference.ts';

const kinds = Object.keys(enquiryKinds) as EnquiryKind[];

describe('a reference number', () => {
  test('names the kind and the day in India', () => {
    const lateEvening = Date.parse('2026-11-14T20:00:00Z');
    expect(makeReference('quote', lateEvening, () => 0)).toBe('Q-261115-3333');
  });

  test('takes its tail from the whole alphabet, as chance has it', () => {
    const numbers = [0.999, 0.5, 0.05, 0];
    expect(makeReference('call', 0, () => numbers.shift()!)).toBe('T-700101-YJ43');
  });

  test('always has the shape that searches look for', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        fc.integer({ min: 4, max: 8 }),
        (kind, date, length) => {
          const reference = makeReference(kind, date.getTime(), Math.random, length);
          expect(reference).toMatch(referencePattern);
          expect(reference).toHaveLength(9 + length);
        },
      ),
    );
  });

  test.each(['?-261115-3333', 'q-261115-3333', 'Q-26111-3333', 'Q-261115-333', 'xQ-261115-3333'])(
    '%s is none',
    (text) => expect(text).not.toMatch(referencePattern),
  );

  test('holds no two characters that are mistaken for each other', () => {
    for (const alike of ['0O', '1IL', '5S', '8B', '2Z', 'UV']) {
      const used = [...alike].filter((character) => referenceAlphabet.includes(character));
      expect(used.length).toBeLessThanOrEqual(1);
    }
  });

  test('begins with another letter for each kind', () => {
    const letters = new Set(Object.values(enquiryKinds).map(({ letter }) => letter));
    expect(letters.size).toBe(kinds.length);
  });
});
