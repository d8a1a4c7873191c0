import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { href } from '../../src/contract/routes.ts';
import { stylesAtHand } from '../../src/contract/styles-at-hand.ts';
import { lookingTest as test } from '../support/server/site.ts';

test.for([true, false])(
  'who comes from elsewhere is sent a page with its style inside, and the next one looks alike, script %s',
  async (script, { visit }) => {
    const asked: string[] = [];
    const page = await visit(href.contact(), {
      script,
      prepare: (fresh) =>
        fresh.on('request', (request) => {
          if (request.resourceType() === 'stylesheet') asked.push(request.url());
        }),
    });
    expect(asked).toEqual([]);
    expect(await page.locator('head > style').count()).toBe(1);
    const paper = await paperOf(page);
    expect(paper).toBe('rgb(243, 238, 228)');
    await page.locator('footer').getByRole('link', { name: 'FAQ' }).first().click();
    await page.waitForURL(/\/faq$/);
    expect(await paperOf(page)).toBe(paper);
  },
);

test('whoever comes back has the styles at hand and is sent a page that links them', async ({
  visit,
}) => {
  const page = await visit(href.home());
  expect(await page.locator('head > style').count()).toBe(1);
  await expect.poll(() => saidBy(page)).toBe(stylesAtHand);
  for (const path of [href.home(), href.about()]) {
    await page.goto(new URL(path, page.url()).href);
    expect(await page.locator('head > style').count()).toBe(0);
    const [sheet] = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/site-.*\.css$/.test(name))
        .map((entry) => (entry as PerformanceResourceTiming).workerStart > 0),
    );
    expect(sheet).toBe(true);
  }
});

function saidBy(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const { navigationPreload } = await navigator.serviceWorker.ready;
    return (await navigationPreload.getState()).headerValue;
  });
}

function paperOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}
