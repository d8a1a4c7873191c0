import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { type FollowParts, followPublications } from './follow-publications.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

test('the database is asked again and again, until the server stops', async () => {
  let asked = 0;
  const db = {
    getExecutor() {
      asked += 1;
      throw new Error('The database is away.');
    },
  };
  const following = followPublications({
    publicSite: { state: { number: 0 } },
    printer: { warm() {} },
    store: { db, isUnavailable: () => true },
    clock: { now: () => 0 },
    log: createLog(() => {}),
    everyMs: 400,
    told() {},
  } as unknown as FollowParts);
  for (const times of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(400);
    expect(asked).toBe(times);
  }
  await following.stop();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(asked).toBe(3);
});
