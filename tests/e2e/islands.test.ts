import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { fabrics } from '../../src/content/fabrics/fabrics.ts';
import { href } from '../../src/contract/routes.ts';
import { lookingTest as test } from '../support/server/site.ts';
import { wireBytes } from '../support/server/wire-bytes.ts';
import { fabricPaths, staticPaths } from '../support/browser/page-paths.ts';

const live = '[data-island=quote-form][data-live]';

describe('script', () => {
  test.for([...staticPaths, ...fabricPaths()])(
    '%s loads 3 KB of it at most before any interaction, and no React',
    async (path, { revisit, server }) => {
      const requested = new Set<string>();
      const page = await revisit(path, {
        width: 'phone',
        prepare: (fresh) => note(fresh, requested),
      });
      // Islands near the screen load their script in the first frames.
      await page.evaluate(twoFrames);
      await page.waitForLoadState('load');
      page.removeAllListeners('request');
      expect(requested.size).toBeGreaterThan(0);
      expect(await wireBytes(server, requested)).toBeLessThanOrEqual(3072);
    },
  );

  // A dialog over the catalogue has 70 KB; a whole form with its rules, and a chat, need more.
  test.for([
    {
      what: 'the price dialog',
      most: 70,
      path: href.fabric(fabrics[0]!.slug),
      open: (page: Page) => page.locator('[data-price]:visible').first().click(),
      shown: 'dialog[open]',
    },
    {
      what: 'the viewer',
      most: 70,
      path: href.category('nylon-classic'),
      open: (page: Page) => page.locator('a[data-viewer=grid]').first().click(),
      shown: 'dialog[open]',
    },
    {
      what: 'the AI assistant',
      most: 96,
      path: '/faq',
      open: (page: Page) => page.locator('.chat-right').click(),
      shown: '.talk-right',
    },
    {
      what: 'the quote form',
      most: 80,
      path: '/quote',
      open: (page: Page) => page.getByLabel('Name').focus(),
      shown: live,
    },
    {
      what: 'search',
      most: 70,
      path: '/catalogue',
      open: (page: Page) => page.getByPlaceholder('Search by material').focus(),
      shown: '[data-island=catalogue-search][data-live]',
    },
    {
      // Instrument and worker 45 KB, beside React.
      what: 'the instrument with its loom',
      most: 102,
      path: href.loom(),
      open: (page: Page) => page.getByRole('button', { name: 'Surprise me' }).click(),
      shown: '.loom-piece canvas.shown',
    },
  ])(
    '$what loads $most KB of it at most',
    async ({ path, open, shown, most }, { visit, server }) => {
      const requested = new Set<string>();
      const page = await visit(path, { prepare: (fresh) => note(fresh, requested) });
      await open(page);
      await page.locator(shown).waitFor();
      const weight = await wireBytes(server, requested);
      expect(weight).toBeGreaterThan(30 * 1024);
      expect(weight).toBeLessThanOrEqual(most * 1024);
    },
  );
});

describe('an island on intent', () => {
  test('wakes on hover, focus, click and touch', async ({ revisit }) => {
    for (const act of ['hover', 'focus', 'click', 'tap'] as const) {
      const page = await revisit('/quote', { width: act === 'tap' ? 'phone' : 'desktop' });
      expect(await page.locator(live).count()).toBe(0);
      await page.getByLabel('Name')[act]();
      await page.locator(live).waitFor();
      // A pointer that stays in place would wake the next island.
      await page.mouse.move(0, 0);
    }
  });

  test('keeps the typed text and the cursor position while it loads', async ({ visit }) => {
    const page = await visit('/quote');
    const release = await holdScripts(page);
    await page.getByLabel('Name').focus();
    await page.keyboard.type('Asha ');
    release();
    await page.locator(live).waitFor();
    await page.keyboard.type('Rao');
    expect(await page.getByLabel('Name').inputValue()).toBe('Asha Rao');
  });

  test('shows a submit before hydration as busy, and replays it', async ({ visit }) => {
    const page = await visit('/quote');
    const release = await holdScripts(page);
    await page.getByLabel('Name').fill('Asha');
    await page.getByLabel('Phone').fill('98765 43210');
    const button = page.locator('form:has([name=phone]) [type=submit]');
    await button.click();
    expect(await button.getAttribute('aria-busy')).toBe('true');
    release();
    await page.getByRole('dialog').waitFor();
    expect(await button.getAttribute('aria-busy')).toBeNull();
    expect(new URL(page.url()).pathname).toBe('/quote');
  });

  test('the form works without the island when its script does not load', async ({
    visit,
    server,
  }) => {
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

/** Records the address of every script that the page requests, cached or not. */
function note(page: Page, requested: Set<string>): void {
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.add(new URL(request.url()).pathname);
  });
}

function twoFrames(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });
}

/** Delays further script requests until the returned function is called. */
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
