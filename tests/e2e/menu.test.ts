import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { auditAccessibility, findSidewaysScroll, forAudit } from '../support/audit.ts';
import { widths } from '../support/browser.ts';
import { test } from '../support/site.ts';

const ways = widths.flatMap((width) => [true, false].map((script) => ({ width, script })));

describe.for(ways)('the menu ($width, script: $script)', (way) => {
  test('opens, and closes by its button and by Escape', async ({ visit }) => {
    const page = await visit('/about', way);
    expect(await panel(page).isVisible()).toBe(false);
    await openMenu(page);
    await page.locator('.bar-menu').click();
    await panel(page).waitFor({ state: 'hidden' });
    await openMenu(page);
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'hidden' });
  });

  test('leads to every page it names and is closed there', async ({ visit, server }) => {
    const page = await visit('/about', way);
    await openMenu(page);
    await panel(page).getByRole('link', { name: 'Customer Reviews' }).click();
    await page.waitForURL(`${server.url}/reviews`);
    expect(await panel(page).isVisible()).toBe(false);
  });

  test('keeps one submenu open at a time', async ({ visit }) => {
    const page = await visit('/about', way);
    await openMenu(page);
    const open = page.locator('#menu details[open] summary');
    await page.locator('#menu summary', { hasText: 'Blogs' }).click();
    expect(await open.allInnerTexts()).toEqual(['Blogs']);
    await page.locator('#menu summary', { hasText: 'Categories' }).click();
    expect(await open.allInnerTexts()).toEqual(['Categories']);
  });
});

describe('the menu', () => {
  test('closes on a click beside it', async ({ visit }) => {
    const page = await visit('/about');
    await openMenu(page);
    await page.mouse.click(720, 890);
    await panel(page).waitFor({ state: 'hidden' });
  });

  test('names every entry in its order', async ({ visit }) => {
    const page = await visit('/about');
    await openMenu(page);
    const rows = await page.locator('#menu .panel-row').allInnerTexts();
    expect(rows.map((row) => row.trim())).toEqual([
      'Home',
      'Categories',
      'Blogs',
      'Contact Us',
      'Schedule a Call',
      'About Us',
      'Customer Reviews',
      'Privacy Policy',
    ]);
  });

  test('can be walked by keyboard', async ({ visit }) => {
    const page = await visit('/about');
    await page.locator('.bar-menu').focus();
    await page.keyboard.press('Enter');
    await panel(page).waitFor();
    await page.keyboard.press('Tab');
    const inside = await panel(page).evaluate((menu) => menu.contains(document.activeElement));
    expect(inside).toBe(true);
  });

  test.for(widths)('axe finds nothing in the open menu on a %s', async (width, { visit }) => {
    const page = await visit('/about', { ...forAudit, width });
    await openMenu(page);
    expect(await auditAccessibility(page)).toEqual([]);
  });

  test('fits a screen of 320 px', async ({ visit }) => {
    const page = await visit('/about', { options: { viewport: { width: 320, height: 640 } } });
    await openMenu(page);
    expect(await findSidewaysScroll(page)).toEqual([]);
  });
});

describe('the bar', () => {
  test('opens a WhatsApp chat with a greeting already written', async ({ visit }) => {
    const page = await visit('/');
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', {
      name: 'WhatsApp',
    });
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.host).toBe('wa.me');
    expect(address.searchParams.get('text')).toMatch(/^Hello/);
  });
});

describe('the sticky navigation', () => {
  test('appears after more than 100 px', async ({ visit }) => {
    const page = await visit('/');
    const strip = page.getByRole('navigation', { name: 'Quick navigation' });
    await scrollDown(page, 100);
    expect(await strip.isVisible()).toBe(false);
    await scrollDown(page, 101);
    await strip.waitFor();
    await scrollDown(page, 0);
    await strip.waitFor({ state: 'hidden' });
  });

  test('opens its dropdowns', async ({ visit }) => {
    const page = await visit('/');
    await scrollDown(page, 400);
    const strip = page.getByRole('navigation', { name: 'Quick navigation' });
    await strip.getByRole('button', { name: 'Categories' }).click();
    await strip.getByRole('link', { name: 'Premium Cotton' }).waitFor();
    await strip.getByRole('button', { name: 'Blog' }).click();
    await strip.getByRole('link', { name: 'Textile Compliance 2025' }).waitFor();
    expect(await strip.getByRole('link', { name: 'Premium Cotton' }).isVisible()).toBe(false);
  });
});

function panel(page: Page) {
  return page.locator('#menu');
}

async function openMenu(page: Page): Promise<void> {
  await page.locator('.bar-menu').click();
  await panel(page).waitFor();
}

async function scrollDown(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => {
    window.scrollTo({ top, behavior: 'instant' });
  }, y);
  await page.evaluate(
    () =>
      new Promise<void>((painted) => {
        requestAnimationFrame(() => requestAnimationFrame(() => painted()));
      }),
  );
}
