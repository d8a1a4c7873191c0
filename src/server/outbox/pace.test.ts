import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { mostConnections, type SendOutcome } from '../mail/transport.ts';
import {
  createServerHealth,
  freePlaces,
  isCrowded,
  messageBackoff,
  pauseAfter,
  restAfter,
  usualWaits,
  Wake,
} from './pace.ts';

const random = () => fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test('a refused mail waits at least half and at most the whole of a doubling time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), random(), (attempts, chance) => {
      const full = Math.min(2_000 * 2 ** (attempts - 1), 600_000);
      const wait = messageBackoff(attempts, 120_000, usualWaits, () => chance);
      expect(wait).toBeGreaterThanOrEqual(Math.floor(full / 2));
      expect(wait).toBeLessThanOrEqual(full);
    }),
  );
});

test('a mail of the last two minutes is tried again within three seconds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), random(), (attempts, chance) => {
      expect(messageBackoff(attempts, 119_999, usualWaits, () => chance)).toBeLessThanOrEqual(
        3_000,
      );
    }),
  );
});

test('a server that was down is tried at least every three seconds, for ever', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), random(), (failures, chance) => {
      expect(pauseAfter(failures, 'connection', usualWaits, () => chance)).toBeLessThanOrEqual(
        3_000,
      );
      expect(pauseAfter(failures, 'login', usualWaits, () => chance)).toBeLessThanOrEqual(300_000);
    }),
  );
});

test('a refused login is not tried often enough to lock the account', () => {
  expect(pauseAfter(12, 'login', usualWaits, () => 0)).toBeGreaterThanOrEqual(150_000);
});

test('a recipient that refuses rests up to three seconds at first, later up to a minute', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), random(), (failures, chance) => {
      expect(restAfter(failures, 119_999, usualWaits, () => chance)).toBeLessThanOrEqual(3_000);
      expect(restAfter(failures, 120_000, usualWaits, () => chance)).toBeLessThanOrEqual(60_000);
    }),
  );
  expect(restAfter(30, 120_000, usualWaits, () => 0)).toBe(30_000);
});

const refused: SendOutcome = { kind: 'refused', reason: '' };
const deferred: SendOutcome = { kind: 'deferred', fault: 'server', reason: '' };
const down: SendOutcome = { kind: 'down', cause: 'connection', reason: '' };

test('the third refused sender in a row pauses the worker, and one that gets through ends it', () => {
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

test('a server that is down pauses the worker at once', () => {
  const health = createServerHealth({ now: () => 0 });
  health.note(down);
  expect(health.isFailing()).toBe(true);
  expect(health.pauseLeft()).toBeGreaterThan(0);
});

test('no number of refused recipients in a row pauses the worker', () => {
  const health = createServerHealth({ now: () => 0 });
  for (const fault of ['mailbox', 'domain', 'message'] as const) {
    for (let i = 0; i < 10; i += 1) health.note({ kind: 'deferred', fault, reason: '' });
  }
  expect(health.isFailing()).toBe(false);
});

test('five mails are sent at once, and slow ones give up their place until twenty are open', () => {
  const now = 10_000;
  const slow = (count: number) => Array.from({ length: count }, () => now - usualWaits.slowMs);
  expect(freePlaces([], now, 'usual')).toBe(5);
  expect(freePlaces([now, now - 1_999], now, 'usual')).toBe(3);
  expect(freePlaces([...slow(4), now], now, 'usual')).toBe(4);
  expect(freePlaces(slow(mostConnections - 2), now, 'usual')).toBe(2);
  expect(freePlaces(slow(mostConnections), now, 'usual')).toBe(0);
  expect(freePlaces([], now, 'failing')).toBe(1);
  expect(freePlaces(slow(1), now, 'failing')).toBe(0);
  expect(freePlaces([], now, 'busy')).toBe(1);
  expect(freePlaces([now], now, 'busy')).toBeLessThanOrEqual(0);
  expect(freePlaces(slow(4), now, 'busy')).toBe(1);
});

test('a hundred enquiries a second are a crowd, and the fifty that are let in are none', () => {
  const twoTenths = 0.2;
  const come = (aSecond: number) => isCrowded({ begunJustNow: () => aSecond * twoTenths });
  expect([50, 99, 100].map(come)).toEqual([false, false, true]);
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
