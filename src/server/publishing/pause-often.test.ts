import { expect, test, vi } from 'vitest';
import { pauseOften } from './pause-often.ts';

test('lets others run after some milliseconds of work, and not before', async () => {
  const clock = vi.spyOn(performance, 'now');
  try {
    clock.mockReturnValue(0);
    const pause = pauseOften();
    clock.mockReturnValue(5);
    expect(pause()).toBeUndefined();
    clock.mockReturnValue(9);
    let others = false;
    setImmediate(() => (others = true));
    await pause();
    expect(others).toBe(true);
    expect(pause()).toBeUndefined();
  } finally {
    clock.mockRestore();
  }
});
