import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { auditAccessibility, findSidewaysScroll, forAudit } from '../support/browser/axe-audit.ts';
import { widths } from '../support/browser/browser.ts';
import { findLostInForcedColours } from '../support/browser/find-lost-in-forced-colours.ts';
import { findMotion } from '../support/browser/find-motion.ts';
import { findSmallTargets } from '../support/browser/find-small-targets.ts';
import { readTree } from '../support/browser/read-tree.ts';
import { lookingTest as test } from '../support/server/site.ts';

const ways = widths.flatMap((width) => [true, false].map((script) => ({ width, script })));
const rows = [
  'Home',
  'Categories',
  'Blogs',
  'Contact Us',
  'Schedule a Call',
  'About Us',
  'Customer Reviews',
  'Privacy Policy',
];

test.for(ways)(
  'the menu opens, closes, keeps one submenu open and navigates ($width, script: $script)',
  async (way, { revisit, server }) => {
    const page = await revisit('/about', way);
    expect(await panel(page).isVisible()).toBe(false);
    await openMenu(page);
    const named = await page.locator('#menu .panel-row').allInnerTexts();
    expect(named.map((row) => row.trim())).toEqual(rows);
    await page.locator('.bar-menu').click();
    await panel(page).waitFor({ state: 'hidden' });
    await openMenu(page);
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'hidden' });
    await openMenu(page);
    const size = page.viewportSize()!;
    if (way.width === 'desktop') {
      await page.mouse.click(size.width / 2, size.height - 10);
      await panel(page).waitFor({ state: 'hidden' });
      await openMenu(page);
    }
    const open = page.locator('#menu details[open] summary');
    await page.locator('#menu summary', { hasText: 'Blogs' }).click();
    await expect.poll(() => open.allInnerTexts()).toEqual(['Blogs']);
    await page.locator('#menu summary', { hasText: 'Categories' }).click();
    await expect.poll(() => open.allInnerTexts()).toEqual(['Categories']);

    await panel(page).getByRole('link', { name: 'Customer Reviews' }).click();
    await page.waitForURL(`${server.url}/reviews`);
    expect(await panel(page).isVisible()).toBe(false);
  },
);

test.for([320, 390, 640, 768, 1100])(
  'the bar holds WhatsApp, LinkedIn and Contact Us at %i px',
  async (width, { visit }) => {
    const page = await visit('/faq', { options: { viewport: { width, height: 800 } } });
    await page.evaluate(() => {
      // With something in the basket there is the least room.
      document.querySelector<HTMLElement>('.bar-basket')!.hidden = false;
    });
    const bar = page.getByRole('navigation', { name: 'Main' });
    let right = 0;
    for (const name of ['WhatsApp', 'LinkedIn', 'Contact Us']) {
      const role = name === 'WhatsApp' ? 'button' : 'link';
      const link = bar.getByRole(role, { name, exact: true });
      expect(await link.isVisible()).toBe(true);
      const box = (await link.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      expect(box.x).toBeGreaterThanOrEqual(right);
      right = box.x + box.width;
    }
    expect(right).toBeLessThanOrEqual(width);
    const brand = (await bar.locator('.bar-brand').boundingBox())!;
    const basket = (await bar.locator('.bar-basket').boundingBox())!;
    expect(brand.x + brand.width).toBeLessThanOrEqual(basket.x);
    expect(await findSidewaysScroll(page)).toEqual([]);
    const below = await page.locator('.crumb').boundingBox();
    const { y, height } = (await bar.boundingBox())!;
    expect(below!.y).toBeGreaterThanOrEqual(y + height);
  },
);

describe('the menu', () => {
  test.for([7, 4])(
    'answers a touch with its rows, and shows the %i links of the open list right after without moving one',
    async (links, { visit }) => {
      const page = await visit('/about', {
        width: 'phone',
        prepare: (fresh) => fresh.addInitScript(noteMenuFrames, links),
      });
      await page.locator('.bar-menu').tap();
      const frames = () => page.evaluate(() => (window as NotingWindow).menuFrames ?? []);
      await expect.poll(async () => (await frames()).slice(7).at(-1)?.list).toBe('visible');
      const seen = await frames();
      // A busy browser begins the animation, which lasts no longer than a frame, some frames late.
      expect(seen.map(({ list }) => list).join(' ')).toMatch(/^(hidden ){1,5}visible( visible)+$/);
      expect(new Set(seen.map(({ row }) => row)).size).toBe(1);
      expect(seen[0]!.row).toBeGreaterThan(links * 56);
    },
  );

  test('can be used by keyboard, and returns the focus', async ({ revisit }) => {
    const page = await revisit('/about');
    await page.locator('.bar-menu').focus();
    await page.keyboard.press('Enter');
    await panel(page).waitFor();
    await page.keyboard.press('Tab');
    const inside = await panel(page).evaluate((menu) => menu.contains(document.activeElement));
    expect(inside).toBe(true);
    await page.keyboard.press('Escape');
    const back = () => page.evaluate(() => document.activeElement?.className);
    await expect.poll(back).toBe('bar-menu');
  });

  test.for(widths)(
    'is accessible with either submenu open, on a %s',
    async (width, { revisit }) => {
      const page = await revisit('/about', { ...forAudit, width });
      await openMenu(page);
      expect(await findMotion(page)).toEqual([]);
      expect(await auditAccessibility(page)).toEqual([]);
      await page.locator('#menu summary', { hasText: 'Blogs' }).click();
      expect(await auditAccessibility(page)).toEqual([]);
      expect(await findSmallTargets(page)).toEqual([]);
      const spoken = await readTree(page, '#menu nav');
      expect(spoken.slice(0, 2)).toEqual([
        { role: 'navigation', name: 'Menu' },
        { role: 'list', name: '' },
      ]);
      const said = spoken
        .filter(({ role }) => role === 'link' || isToggle(role))
        .map(({ name }) => name);
      for (const row of rows) expect(said).toContain(row);
      const toggles = spoken.filter(({ role }) => isToggle(role)).map(({ name }) => name);
      expect(toggles).toEqual(['Categories', 'Blogs']);
      await page.emulateMedia({ forcedColors: 'active' });
      const lost = await findLostInForcedColours(page);
      await page.emulateMedia({ forcedColors: 'none' });
      expect(lost).toEqual([]);
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await findSidewaysScroll(page)).toEqual([]);
    },
  );
});

describe('the bar', () => {
  test('opens a WhatsApp chat with a greeting already written, by way of the desk', async ({
    server,
  }) => {
    const html = await (await fetch(server.url)).text();
    const bar = /<nav class="bar".*?<\/nav>/s.exec(html)![0];
    expect(bar).toContain('form="bar-whatsapp">WhatsApp');
    expect(html).not.toContain('href="https://wa.me/');
    const action = /<form id="bar-whatsapp"[^>]* action="([^"]+)"/.exec(html)![1]!;
    const answer = await fetch(new URL(action, server.url), {
      method: 'POST',
      body: new URLSearchParams(),
      headers: { Origin: server.url },
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    const address = new URL(answer.headers.get('location')!);
    expect(address.origin).toBe('https://wa.me');
    expect(address.searchParams.get('text')).toMatch(/^Hello.*W-\d{6}-/s);
  });
});

test('the sticky navigation appears after more than 100 px and opens its lists', async ({
  revisit,
}) => {
  const page = await revisit('/', forAudit);
  const strip = page.getByRole('navigation', { name: 'Quick navigation' });
  await scrollDown(page, 100);
  expect(await strip.isVisible()).toBe(false);
  await scrollDown(page, 101);
  await strip.waitFor();
  await scrollDown(page, 0);
  await strip.waitFor({ state: 'hidden' });

  await scrollDown(page, 400);
  await strip.getByRole('button', { name: 'Categories' }).click();
  await strip.getByRole('link', { name: 'Premium Cotton' }).waitFor();
  expect(await auditAccessibility(page)).toEqual([]);
  await strip.getByRole('button', { name: 'Blog' }).click();
  await strip.getByRole('link', { name: 'Textile Compliance 2025' }).waitFor();
  await strip.getByRole('link', { name: 'Premium Cotton' }).waitFor({ state: 'hidden' });
});

interface NotingWindow extends Window {
  menuFrames?: { readonly list: string; readonly row: number }[];
}

/** Keeps, frame by frame, how the menu shows its open list of so many links, and where the row below it stands. */
function noteMenuFrames(links: number): void {
  const seen: NonNullable<NotingWindow['menuFrames']> = [];
  (window as NotingWindow).menuFrames = seen;
  const look = (): void => {
    const menu = document.querySelector<HTMLElement>('#menu:popover-open');
    if (menu) {
      const shown = menu.querySelectorAll('details[open] .panel-sub > li');
      for (const link of [...shown].slice(links)) link.remove();
      const list = getComputedStyle(shown[0]!);
      const row = menu.querySelector<HTMLElement>('details:not([open]) summary')!;
      seen.push({ list: list.contentVisibility, row: row.offsetTop });
    }
    if (seen.length < 8 || seen.at(-1)!.list === 'hidden') requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The elements that open and close, alone or as one of several. */
function isToggle(role: string): boolean {
  return role.startsWith('DisclosureTriangle');
}

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
