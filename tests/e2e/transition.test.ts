import { expect } from 'vitest';
import { lookingTest as test } from '../support/server/site.ts';

test.for([
  ['phone', false],
  ['desktop', true],
] as const)('between two pages a %s pictures both: %s', async ([width, pictures], { visit }) => {
  const page = await visit('/', {
    width,
    prepare: (fresh) =>
      fresh.addInitScript(() => {
        addEventListener('pagereveal', (event) => {
          document.documentElement.dataset['pictured'] = String(event.viewTransition !== null);
        });
      }),
  });
  await page.goto(new URL('/about', page.url()).href);
  await page.evaluate(() => location.assign('/contact'));
  await page.waitForURL('**/contact');
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset['pictured']))
    .toBe(String(pictures));
});
