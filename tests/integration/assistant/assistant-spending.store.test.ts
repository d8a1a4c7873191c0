import { describe, expect, test } from 'vitest';
import { createSpending } from '../../../src/server/assistant/spending.ts';
import { engines, freshHome } from '../../support/database/engines.ts';

const day = 86_400_000;

describe.each(engines)('the daily token budget on %s', (engine) => {
  test('is shared, settled, never exceeded, and renewed the next day', async () => {
    const home = await freshHome(engine);
    let now = Date.UTC(2026, 10, 15, 6, 30);
    const clock = { now: () => now };
    const here = createSpending(await home.open(), clock, 1000);
    const there = createSpending(await home.open(), clock, 1000);
    const taken = await Promise.all(
      Array.from({ length: 30 }, (_, turn) => (turn % 2 ? here : there).reserve(100)),
    );
    expect(taken.filter(Boolean)).toHaveLength(10);
    await here.settle(100, 30);
    expect(await there.reserve(100)).toBe(false);
    expect(await there.reserve(70)).toBe(true);
    now += day;
    expect(await there.reserve(1000)).toBe(true);
    expect(await here.reserve(1)).toBe(false);
  });
});
