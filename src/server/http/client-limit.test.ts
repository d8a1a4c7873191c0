import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { chatLimits, createClientLimit, postLimits, renderLimits } from './client-limit.ts';

describe('limiting posts', () => {
  test('one client must wait while others may go on', async () => {
    const limit = createClientLimit({
      perClient: { calls: 2, seconds: 60 },
      together: { calls: 100, seconds: 60 },
    });
    expect(await limit('a')).toBeUndefined();
    expect(await limit('a')).toBeUndefined();
    expect(await limit('a')).toBeGreaterThan(0);
    expect(await limit('a')).toBeLessThanOrEqual(60);
    expect(await limit('b')).toBeUndefined();
  });

  test('together there is a ceiling, which refused calls do not eat up', async () => {
    const limit = createClientLimit({
      perClient: { calls: 1, seconds: 60 },
      together: { calls: 3, seconds: 60 },
    });
    for (let i = 0; i < 10; i += 1) await limit('greedy');
    expect(await limit('b')).toBeUndefined();
    expect(await limit('c')).toBeUndefined();
    expect(await limit('d')).toBeGreaterThan(0);
  });

  test('whoever waits because of others has used up nothing of their own', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const limit = createClientLimit({
      perClient: { calls: 1, seconds: 60 },
      together: { calls: 1, seconds: 5 },
    });
    expect(await limit('a')).toBeUndefined();
    expect(await limit('b')).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await limit('b')).toBeUndefined();
  });
});

test('the limits let an office through and stop a robot', () => {
  expect({ postLimits, chatLimits, renderLimits }).toEqual({
    postLimits: { perClient: { calls: 20, seconds: 300 }, together: { calls: 250, seconds: 5 } },
    chatLimits: { perClient: { calls: 40, seconds: 60 }, together: { calls: 100, seconds: 5 } },
    renderLimits: { perClient: { calls: 600, seconds: 60 }, together: { calls: 500, seconds: 5 } },
  });
});
