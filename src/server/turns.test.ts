import { expect, test } from 'vitest';
import { createTurns, loopTurn } from './turns.ts';

test('work is done one after the other, and a failure stops nobody', async () => {
  const inTurn = createTurns();
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await Promise.resolve();
    log.push(`${name} ends`);
    return name;
  };
  const failing = inTurn(() => Promise.reject(new Error('broken')));
  const answers = Promise.all([inTurn(work('a')), inTurn(work('b'))]);
  await expect(failing).rejects.toThrow('broken');
  expect(await answers).toEqual(['a', 'b']);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('of a burst of renders only one comes between two looks at the network', async () => {
  const order: string[] = [];
  const looking = setInterval(() => order.push('look'), 1);
  await Promise.all(
    [1, 2, 3, 4, 5].map(async (nth) => {
      await loopTurn();
      order.push(`render ${nth}`);
      for (const until = performance.now() + 8; performance.now() < until;);
    }),
  );
  clearInterval(looking);
  const renders = order.filter((what) => what !== 'look');
  expect(renders).toEqual(['render 1', 'render 2', 'render 3', 'render 4', 'render 5']);
  expect(order.join(' ')).not.toMatch(/render \d render/);
});

test('a turn comes again after all have been taken', async () => {
  await loopTurn();
  await expect(loopTurn()).resolves.toBeUndefined();
});
