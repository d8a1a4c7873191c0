import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

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
