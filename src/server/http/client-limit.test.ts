import { describe, expect, test } from 'vitest';
import { createClientLimit } from './client-limit.ts';

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
});
