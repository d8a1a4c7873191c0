import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messageBackoff, pauseAfter } from './backoff.ts';

const random = () => fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test('a refused mail waits at least half and at most the whole of a doubling time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), random(), (attempts, chance) => {
      const full = Math.min(2_000 * 2 ** (attempts - 1), 600_000);
      const wait = messageBackoff(attempts, 120_000, () => chance);
      expect(wait).toBeGreaterThanOrEqual(Math.floor(full / 2));
      expect(wait).toBeLessThanOrEqual(full);
    }),
  );
});

test('a mail of the last two minutes is tried again within three seconds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), random(), (attempts, chance) => {
      expect(messageBackoff(attempts, 119_999, () => chance)).toBeLessThanOrEqual(3_000);
    }),
  );
});

test('a server that was away is looked for at least every three seconds, for ever', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), random(), (failures, chance) => {
      expect(pauseAfter(failures, 'connection', () => chance)).toBeLessThanOrEqual(3_000);
      expect(pauseAfter(failures, 'login', () => chance)).toBeLessThanOrEqual(300_000);
    }),
  );
});

test('a refused login is not tried often enough to lock the account', () => {
  expect(pauseAfter(12, 'login', () => 0)).toBeGreaterThanOrEqual(150_000);
});
