import type { Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../support/site.ts';
import { staticPaths } from '../support/static-paths.ts';

const live = '[data-island=quote-form][data-live]';

describe('before anything is touched', () => {
  test.for(staticPaths)(
    '%s loads 3 KB of script at most, and no React',
    async (path, { visit }) => {
      const scripts: Request[] = [];
      const page = await visit(path, {
        prepare: (fresh) =>
          fresh.on('requestfinished', (request) => {
            if (request.resourceType() === 'script') scripts.push(request);
          }),
      });
      await page.waitForLoadState('networkidle');
      const sizes = await Promise.all(scripts.map((script) => script.sizes()));
      expect(scripts.length).toBeGreaterThan(0);
      const all = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
      expect(all).toBeLessThanOrEqual(3 * 1024);
    },
  );
});

describe('an island on intent', () => {
  test.for(['hover', 'focus', 'click'] as const)('wakes on %s', async (act, { visit }) => {
    const page = await visit('/quote');
    expect(await page.locator(live).count()).toBe(0);
    await page.getByLabel('Name')[act]();
    await page.locator(live).waitFor();
  });

  test('wakes on touch', async ({ visit }) => {
    const page = await visit('/quote', { width: 'phone' });
    await page.getByLabel('Name').tap();
    await page.locator(live).waitFor();
  });

  test('keeps what is typed while it loads, and where the cursor stands', async ({ visit }) => {
    const page = await visit('/quote');
    const release = await holdScripts(page);
    await page.getByLabel('Name').focus();
    await page.keyboard.type('Asha ');
    release();
    await page.locator(live).waitFor();
    await page.keyboard.type('Rao');
    expect(await page.getByLabel('Name').inputValue()).toBe('Asha Rao');
  });

  test('replays a submit that came before it was alive', async ({ visit }) => {
    const page = await visit('/quote');
    const release = await holdScripts(page);
    await page.getByLabel('Name').fill('Asha');
    await page.getByLabel('Phone').fill('98765 43210');
    await page.locator('form:has([name=phone]) [type=submit]').click();
    release();
    await page.getByRole('dialog').waitFor();
    expect(new URL(page.url()).pathname).toBe('/quote');
  });

  test('leaves a working form behind when its script never comes', async ({ visit, server }) => {
    const page = await visit('/quote', {
      expected: [/did not load/, /request failed/, /ERR_FAILED/],
    });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.getByLabel('Name').fill('Asha');
    await page.getByLabel('Phone').fill('98765 43210');
    await page.locator('form:has([name=phone]) [type=submit]').click();
    await page.waitForURL(`${server.url}/thank-you?type=quote-request`);
  });
});

/** Scripts asked for from now on wait until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
