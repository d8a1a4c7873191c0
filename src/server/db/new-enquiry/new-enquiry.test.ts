import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countStoring, lookBackMs, type NewEnquiry } from './new-enquiry.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the most that waited at once are told for a moment longer, since they are stored in groups', async () => {
  const groups: (() => void)[] = [];
  const { storing, storeAtOnce } = countStoring(
    () => new Promise((resolve) => groups.push(() => resolve('stored'))),
  );
  const ask = () => storeAtOnce({} as NewEnquiry);
  const storeAll = () => groups.splice(0).forEach((store) => store());

  expect(storing()).toBe(0);
  const first = [ask(), ask(), ask(), ask()];
  expect(storing()).toBe(4);
  storeAll();
  await Promise.all(first);
  vi.advanceTimersByTime(lookBackMs - 1);
  const next = ask();
  expect(storing()).toBe(4);
  vi.advanceTimersByTime(1);
  expect(storing()).toBe(1);
  storeAll();
  await next;
  vi.advanceTimersByTime(lookBackMs);
  expect(storing()).toBe(0);
});
