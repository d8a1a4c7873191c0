import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { auditAccessibility, forAudit } from '../support/browser/axe-audit.ts';
import { widths } from '../support/browser/browser.ts';
import { findMotion } from '../support/browser/find-motion.ts';
import { findSmallTargets } from '../support/browser/find-small-targets.ts';
import { readTree } from '../support/browser/read-tree.ts';
import { lookingTest as test } from '../support/server/site.ts';

const category = '/fabrics?category=nylon-classics';

test.for(['.pc-text', '.pc-facts dd', 'h3 small'])(
  'a click on %s of a catalogue card opens its pictures, and a link in it still leads on',
  async (words, { visit, server }) => {
    const page = await visit('/catalogue');
    const card = page.locator('.pc').nth(2);
    const first = card.locator('a[data-viewer]').first();
    const place = Number(await first.getAttribute('data-viewer-index')) + 1;
    await card.locator(words).first().click();
    const viewer = page.getByRole('dialog', { name: 'Picture viewer' });
    await viewer.getByText(new RegExp(`^${place} / `)).waitFor();
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'hidden' });
    expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
    const name = card.locator('h3 a');
    const to = await name.getAttribute('href');
    await name.click();
    await page.waitForURL(`${server.url}${to}`);
  },
);

describe.for(widths)('the viewer on a %s', (width) => {
  test('opens a card’s picture, changes pictures, zooms and closes', async ({ visit }) => {
    const requested: string[] = [];
    const page = await visit(category, {
      ...forAudit,
      width,
      prepare: (fresh) => fresh.on('request', (request) => void requested.push(request.url())),
    });
    const links = page.locator('a[data-viewer=grid]');
    const total = await links.count();
    const second = links.nth(1);
    await second.click();
    const viewer = page.getByRole('dialog', { name: 'Picture viewer' });
    await viewer.waitFor();
    await viewer.getByText(`2 / ${total}`, { exact: true }).waitFor();
    await viewer.locator('img:not(.viewer-awaited)[alt]:not([alt=""])').waitFor();
    expect(await viewer.locator('img').last().getAttribute('src')).toMatch(/-1440\.avif$/);
    expect(await viewer.getByText('Scroll to zoom, Drag to pan, ESC to close').isVisible()).toBe(
      true,
    );
    expect(await auditAccessibility(page)).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);
    expect(await findMotion(page)).toEqual([]);
    const spoken = await readTree(page, 'dialog[open]');
    expect(spoken[0]).toEqual({ role: 'dialog', name: 'Picture viewer' });
    const said = spoken.filter(({ role }) => role === 'button').map(({ name }) => name);
    expect(said.toSorted()).toEqual(
      ['Close', 'Next picture', 'Previous picture', 'Reset', 'Zoom in', 'Zoom out'].toSorted(),
    );

    // The page behind does not scroll, and its menu is closed.
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
      'hidden',
    );
    expect(await page.locator('.bar').evaluate((bar) => getComputedStyle(bar).visibility)).toBe(
      'hidden',
    );

    // Pictures wrap around at both ends, by button and by key.
    const counter = viewer.locator('.viewer-count');
    await viewer.getByRole('button', { name: 'Previous picture' }).click();
    await viewer.getByRole('button', { name: 'Previous picture' }).click();
    await expect.poll(() => counter.innerText()).toBe(`${total} / ${total}`);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => counter.innerText()).toBe(`1 / ${total}`);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => counter.innerText()).toBe(`2 / ${total}`);

    // Zoom by one and a half between 50 and 400 %; dragging only above 100 %.
    const zoomIn = viewer.getByRole('button', { name: 'Zoom in' });
    const zoomOut = viewer.getByRole('button', { name: 'Zoom out' });
    const level = viewer.locator('output');
    expect(await level.innerText()).toBe('100%');
    await drag(page);
    expect(await placeOf(page)).toEqual([0, 0]);
    const seen: string[] = [];
    for (let step = 0; step < 5; step += 1) {
      // At the limit the button is marked as disabled but can still be pressed.
      await zoomIn.click({ force: true });
      seen.push(await level.innerText());
    }
    expect(seen).toEqual(['150%', '225%', '338%', '400%', '400%']);
    await drag(page);
    const [x = 0, y = 0] = await placeOf(page);
    expect([x > 20, y > 20]).toEqual([true, true]);
    await viewer.getByRole('button', { name: 'Reset' }).click();
    expect(await level.innerText()).toBe('100%');
    expect(await placeOf(page)).toEqual([0, 0]);
    for (let step = 0; step < 3; step += 1) await zoomOut.click({ force: true });
    expect(await level.innerText()).toBe('50%');
    await viewer.getByRole('button', { name: 'Next picture' }).click();
    expect(await level.innerText()).toBe('100%');
    if (width === 'desktop') await turnWheel(page);
    else await pinch(page);

    // Small versions of the neighbours were requested, within the limits.
    const light = requested.filter((url) => /-(140-q20|200-q35)\.webp/.test(url));
    expect(light.length).toBeGreaterThan(0);
    expect(light.every((url) => url.includes(width === 'phone' ? '-140-q20' : '-200-q35'))).toBe(
      true,
    );

    // The focus stays inside, and returns to the card.
    for (let tab = 0; tab < 9; tab += 1) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('dialog') !== null,
      );
      expect(inside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    expect(await second.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe(
      'hidden',
    );
  });
});

test('pictures of cards from a search and of collections open too', async ({ visit }) => {
  const page = await visit('/catalogue');
  await page.getByPlaceholder('Search by material').pressSequentially('tricot');
  await page.getByText(/designs found, of \d+/).waitFor();
  const last = page.locator('a[data-viewer=grid]').last();
  await last.click();
  const viewer = page.getByRole('dialog', { name: 'Picture viewer' });
  const total = await page.locator('a[data-viewer=grid]').count();
  await viewer.getByText(`${total} / ${total}`, { exact: true }).waitFor();
  await viewer.getByRole('button', { name: 'Close' }).click();
  await page.goto(new URL('/fabrics', page.url()).href);
  await page.getByRole('link', { name: 'Zoom Nylon Classic' }).click();
  await viewer.getByText('4 / 4', { exact: true }).waitFor();
});

test('without script the link opens the picture itself', async ({ visit, server }) => {
  const page = await visit(category, { script: false });
  const target = await page.locator('a[data-viewer=grid]').first().getAttribute('href');
  const answer = await fetch(server.url + target);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/avif');
});

async function drag(page: Page): Promise<void> {
  const stage = await page.locator('.viewer-stage').boundingBox();
  const [x, y] = [stage!.x + stage!.width / 2, stage!.y + stage!.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 30, { steps: 4 });
  await page.mouse.up();
}

/** How far the picture lies from the middle. */
function placeOf(page: Page): Promise<number[]> {
  return page.locator('.viewer-stage > *').evaluate((picture) => {
    const matrix = new DOMMatrix(getComputedStyle(picture).transform);
    return [Math.round(matrix.e), Math.round(matrix.f)];
  });
}

async function turnWheel(page: Page): Promise<void> {
  const stage = await page.locator('.viewer-stage').boundingBox();
  await page.mouse.move(stage!.x + 200, stage!.y + 200);
  await page.mouse.wheel(0, -120);
  await page.getByText('150%', { exact: true }).waitFor();
  await page.mouse.wheel(0, 120);
  await page.getByText('100%', { exact: true }).waitFor();
}

/** Two fingers moved apart to twice their distance. */
async function pinch(page: Page): Promise<void> {
  const stage = (await page.locator('.viewer-stage').boundingBox())!;
  const [x, y] = [Math.round(stage.x + stage.width / 2), Math.round(stage.y + stage.height / 2)];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', spread: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: x - spread, y, id: 1 },
              { x: x + spread, y, id: 2 },
            ],
    });
  await touch('touchStart', 40);
  for (const spread of [50, 60, 70, 80]) await touch('touchMove', spread);
  await touch('touchEnd', 80);
  await page.waitForFunction(() => {
    const level = Number.parseInt(document.querySelector('.viewer output')?.textContent ?? '', 10);
    return level > 180 && level <= 210;
  });
}
