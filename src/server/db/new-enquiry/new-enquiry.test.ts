import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countStoring, type NewEnquiry, windowMs } from './new-enquiry.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(windowMs - (performance.now() % windowMs));
});
afterEach(() => {
  vi.useRealTimers();
});

test('enquiries count from when they come until the end of the next tenth of a second', async () => {
  const { begunJustNow, storeAtOnce } = countStoring(async () => 'stored');
  const ask = () => storeAtOnce({} as NewEnquiry);

  expect(begunJustNow()).toBe(0);
  await Promise.all([ask(), ask(), ask()]);
  expect(begunJustNow()).toBe(3);
  vi.advanceTimersByTime(windowMs);
  await ask();
  expect(begunJustNow()).toBe(4);
  vi.advanceTimersByTime(windowMs);
  expect(begunJustNow()).toBe(1);
  vi.advanceTimersByTime(2 * windowMs);
  expect(begunJustNow()).toBe(0);
});
