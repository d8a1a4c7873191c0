import { expect, test } from 'vitest';
import { createThrottle } from './throttle.ts';

const stranger = (n: number) => ({
  client: `203.0.113.${n}`,
  account: 'asha@mill.example',
  device: undefined,
});

test('an attack from everywhere does not shut out the browser that has signed in before', async () => {
  const throttle = createThrottle();
  for (let n = 0; n < 50; n += 1) await throttle.fail(stranger(n));
  expect(await throttle.wait(stranger(99))).toBeGreaterThan(0);
  expect(await throttle.wait({ ...stranger(1), device: 'known' })).toBeUndefined();
});

test('one address cannot try many accounts', async () => {
  const throttle = createThrottle();
  for (let n = 0; n < 20; n += 1) {
    await throttle.fail({ client: '203.0.113.7', account: `${n}@mill.example`, device: undefined });
  }
  const next = { client: '203.0.113.7', account: 'new@mill.example', device: undefined };
  expect(await throttle.wait(next)).toBeGreaterThan(0);
});

test('a known browser is also slowed when it guesses', async () => {
  const throttle = createThrottle();
  const own = { ...stranger(1), device: 'known' };
  for (let n = 0; n < 10; n += 1) await throttle.fail(own);
  expect(await throttle.wait(own)).toBeGreaterThan(0);
});
