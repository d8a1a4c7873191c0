import { expect, test } from 'vitest';
import { renderTurn } from './render-turn.ts';

test('of a burst of renders only one comes between two looks at the network', async () => {
  const order: string[] = [];
  const looking = setInterval(() => order.push('look'), 1);
  await Promise.all(
    [1, 2, 3, 4, 5].map(async (nth) => {
      await renderTurn();
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
  await renderTurn();
  await expect(renderTurn()).resolves.toBeUndefined();
});
