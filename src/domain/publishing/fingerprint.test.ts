import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

test('the same text has the same sum, another text another one', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(fingerprint(one)).toMatch(/^[0-9a-z]{1,11}$/);
      expect(fingerprint(one) === fingerprint(other)).toBe(one === other);
    }),
  );
});

test('a letter changed anywhere in a long text changes the sum', () => {
  const text = 'Call +91 183 000 0001. '.repeat(300);
  const sums = Array.from({ length: 300 }, (_, place) =>
    fingerprint(`${text.slice(0, place * 23)}x${text.slice(place * 23 + 1)}`),
  );
  expect(new Set([...sums, fingerprint(text)]).size).toBe(301);
});

// It stands in the consents that were recorded: another sum would look like another text.
test('a sum that an earlier release wrote down is still the sum of that text', () => {
  expect(fingerprint('We keep your enquiry for three years.')).toBe('1umwi3w5jtw');
});
