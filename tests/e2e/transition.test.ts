import { expect } from 'vitest';
import { href } from '../../src/contract/routes.ts';
import { lookingTest as test } from '../support/server/site.ts';

/** Two pages of cloth, and two of words. */
const cloth = [href.fabrics(), href.catalogue()] as const;
const words = [href.about(), href.contact()] as const;

test.for([
  ['phone', 'cloth', cloth, false],
  ['desktop', 'cloth', cloth, true],
  ['desktop', 'words', words, false],
] as const)(
  'a %s going between pages of %s',
  async ([width, , [from, to], pictures], { visit }) => {
    const page = await visit('/', {
      width,
      prepare: (fresh) =>
        fresh.addInitScript(() => {
          addEventListener('pagereveal', (event) => {
            document.documentElement.dataset['pictured'] = String(event.viewTransition !== null);
          });
        }),
    });
    await page.goto(new URL(from, page.url()).href);
    // A browser that is too busy to picture a page goes on without: then once more.
    await expect
      .poll(async () => {
        const next = page.url().endsWith(from) ? to : from;
        await page.evaluate((address) => location.assign(address), next);
        await page.waitForURL(`**${next}`);
        return page.evaluate(() => document.documentElement.dataset['pictured']);
      })
      .toBe(String(pictures));
  },
);
