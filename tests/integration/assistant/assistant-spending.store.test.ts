import { describe, expect, test } from 'vitest';
import { createSpending } from '../../../src/server/assistant/spending.ts';
import { engines, freshHome } from '../../support/database/engines.ts';

const day = 86_400_000;

describe.each(engines())('the daily token budget on %s', (engine) => {
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
    await here.settle(
      taken.find((one) => one !== undefined)!,
      30,
    );
    expect(await there.reserve(100)).toBeUndefined();
    expect(await there.reserve(70)).toMatchObject({ tokens: 70 });
    now += day;
    expect(await there.reserve(1000)).toBeDefined();
    expect(await here.reserve(1)).toBeUndefined();
  });

  test('gets what was too much back on the day it was taken from', async () => {
    const home = await freshHome(engine);
    // Half a minute before midnight in India.
    let now = Date.UTC(2026, 10, 15, 18, 29, 30);
    const spending = createSpending(await home.open(), { now: () => now }, 1000);
    const reserved = await spending.reserve(900);
    now += 60_000;
    expect(await spending.reserve(1000)).toBeDefined();
    await spending.settle(reserved!, 100);
    expect(await spending.reserve(1)).toBeUndefined();
    now -= 60_000;
    expect(await spending.reserve(900)).toBeDefined();
  });
});
