import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { fabrics } from '../../src/content/fabrics/fabrics.ts';
import { href } from '../../src/contract/routes.ts';
import { lookingTest as test } from '../support/server/site.ts';
import { fabricPaths, staticPaths } from '../support/browser/page-paths.ts';

const live = '[data-island=quote-form][data-live]';

describe('script', () => {
  test.for([...staticPaths, ...fabricPaths()])(
    '%s asks for 3 KB of it at most before anything is touched, and no React',
    async (path, { revisit, server }) => {
      const asked = new Set<string>();
      const page = await revisit(path, { width: 'phone', prepare: (fresh) => note(fresh, asked) });
      // What is near the screen asks for its script in the first frames.
      await page.evaluate(twoFrames);
      await page.waitForLoadState('load');
      page.removeAllListeners('request');
      expect(asked.size).toBeGreaterThan(0);
      expect(await weigh(server, asked)).toBeLessThanOrEqual(3072);
    },
  );

  // A dialog over the catalogue has 70 KB; a whole form with its rules, and a talk, need more.
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
  ])(
    '$what comes with $most KB of it at most',
    async ({ path, open, shown, most }, { visit, server }) => {
      const asked = new Set<string>();
      const page = await visit(path, { prepare: (fresh) => note(fresh, asked) });
      await open(page);
      await page.locator(shown).waitFor();
      const weight = await weigh(server, asked);
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
      // A pointer that stays would wake the next one.
      await page.mouse.move(0, 0);
    }
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

  test('shows a submit that came before it was alive, and replays it', async ({ visit }) => {
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

/** Keeps the address of every script that the page asks for, cached or not. */
function note(page: Page, asked: Set<string>): void {
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.add(new URL(request.url()).pathname);
  });
}

/** Bytes on the wire, as a browser that takes Brotli is sent them. */
async function weigh(server: { readonly url: string }, paths: Iterable<string>): Promise<number> {
  let sum = 0;
  for (const path of paths) {
    const request = get(server.url + path, { headers: { 'accept-encoding': 'br' } });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    for await (const part of answer) sum += (part as Buffer).byteLength;
  }
  return sum;
}

function twoFrames(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });
}

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
