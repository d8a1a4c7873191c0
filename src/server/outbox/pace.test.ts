import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { SendOutcome } from '../mail/transport.ts';
import { createServerHealth, messageBackoff, pauseAfter, Wake } from './pace.ts';

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

test('a server that was down is tried at least every three seconds, for ever', () => {
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

const refused: SendOutcome = { kind: 'refused', reason: '' };
const deferred: SendOutcome = { kind: 'deferred', reason: '' };
const down: SendOutcome = { kind: 'down', cause: 'connection', reason: '' };

test('the third deferred mail in a row pauses the worker, and one that gets through ends it', () => {
  const health = createServerHealth({ now: () => 1_000 });
  for (const outcome of [deferred, deferred, refused, deferred, deferred]) health.note(outcome);
  expect(health.isFailing()).toBe(false);
  expect(health.pauseLeft()).toBeLessThanOrEqual(0);
  health.note(deferred);
  expect(health.isFailing()).toBe(true);
  expect(health.pauseLeft()).toBeGreaterThan(0);
  health.note({ kind: 'sent' });
  expect(health.isFailing()).toBe(false);
  expect(health.pauseLeft()).toBeLessThanOrEqual(0);
});

test('a clock that is set back does not lengthen a pause', () => {
  let now = 100_000_000;
  const health = createServerHealth({ now: () => now });
  health.note(down);
  expect(health.pauseLeft()).toBeGreaterThan(0);
  now -= 86_400_000;
  expect(health.pauseLeft()).toBe(0);
  expect(health.isFailing()).toBe(true);
});

test('a call ends the sleep, and one that came too early ends the next', async () => {
  vi.useFakeTimers();
  try {
    const wake = new Wake();
    let slept = 0;
    const sleep = () => wake.sleep(1000).then(() => (slept += 1));

    void sleep();
    wake.call();
    await vi.advanceTimersByTimeAsync(0);
    expect(slept).toBe(1);

    wake.call();
    void sleep();
    await vi.advanceTimersByTimeAsync(0);
    expect(slept).toBe(2);

    void sleep();
    await vi.advanceTimersByTimeAsync(999);
    expect(slept).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(slept).toBe(3);
  } finally {
    vi.useRealTimers();
  }
});
