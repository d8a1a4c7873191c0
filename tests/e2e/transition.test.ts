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
  // A browser that is too busy to picture a page goes on without: then once more.
  await expect
    .poll(async () => {
      const next = page.url().endsWith('/about') ? '/contact' : '/about';
      await page.evaluate((address) => location.assign(address), next);
      await page.waitForURL(`**${next}`);
      return page.evaluate(() => document.documentElement.dataset['pictured']);
    })
    .toBe(String(pictures));
});
