import { expect, test, vi } from 'vitest';
import { Wake } from './wake.ts';

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
