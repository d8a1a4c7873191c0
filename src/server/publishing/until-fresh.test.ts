import { expect, test } from 'vitest';
import type { Store } from '../db/store.ts';
import { mostTries, Stale, untilFresh } from './until-fresh.ts';

const store = { db: {} } as unknown as Pick<Store, 'db'>;

/** Others publish so many times between its checks and its publication. */
function interrupted(times: number) {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries > mostTries) throw new Error('It never gives up.');
    if (tries <= times) throw new Stale();
    return tries;
  };
}

test('checks again as often as others publish in between', async () => {
  expect(await untilFresh(store, interrupted(0))).toBe(1);
  expect(await untilFresh(store, interrupted(mostTries - 1))).toBe(mostTries);
});

test('gives up as busy where others publish without end', async () => {
  expect(await untilFresh(store, interrupted(mostTries))).toEqual({ kind: 'busy' });
});

test('tries once where something else is wrong', async () => {
  let tries = 0;
  const failing = untilFresh(store, async () => {
    tries += 1;
    throw new Error('The disk is full.');
  });
  await expect(failing).rejects.toThrow('The disk is full.');
  expect(tries).toBe(1);
});
