import { expect } from 'vitest';
import { auditAccessibility, findSidewaysScroll, forAudit } from '../support/browser/axe-audit.ts';
import { findSmallTargets } from '../support/browser/find-small-targets.ts';
import { otherMill, walkFirstHour } from '../support/desk/first-hour-journey.ts';
import { printDeskLink } from '../support/desk/print-desk-link.ts';
import { test } from '../support/server/site.ts';
import { within } from '../support/patience.ts';

const patience = within(240_000);

test(
  'another mill makes the site its own in minutes, with nothing but a browser',
  async ({ visit, server }) => {
    await expect.poll(() => server.log(), { timeout: within(20_000) }).toContain('First owner');
    const link = await printDeskLink({ DATA_DIR: server.dataDir });
    const desk = await visit(link, forAudit);
    const began = Date.now();
    const fabricPath = await walkFirstHour(desk, async (page, name) => {
      for (const width of [1440, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await findSidewaysScroll(page), `${name} at ${width} px`).toEqual([]);
        if (width > 390) continue;
        expect(await findSmallTargets(page), `${name} at ${width} px`).toEqual([]);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      expect(await auditAccessibility(page), `axe: ${name}`).toEqual([]);
    });
    const minutes = (Date.now() - began) / 60_000;
    console.log(`The first hour took a machine ${minutes.toFixed(1)} minutes.`);
    expect(minutes).toBeLessThan(10);

    // What visitors see: the mill's own, and nothing of the demonstration.
    const home = await visit('/', { width: 'phone' });
    await home.getByRole('img', { name: otherMill.name }).first().waitFor();
    for (const width of [390, 768, 1280, 1440]) {
      await home.setViewportSize({ width, height: 900 });
      expect(await home.locator('h1').evaluate(rightEdge), `name at ${width} px`).toBeLessThan(
        width,
      );
    }
    await home.setViewportSize({ width: 390, height: 900 });
    const html = await home.content();
    expect(html).toContain('--color-indigo:#125a60');
    expect(html).not.toMatch(/taana(?!\.example)|Taana|Amritsar|ਤਾਣਾ/);
    const act = home.locator('.btn-primary').first();
    expect(await act.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe(
      'rgb(18, 90, 96)',
    );
    const fabric = await visit(fabricPath, { width: 'phone' });
    await fabric.getByRole('heading', { name: /Zephyr Ground/ }).waitFor();
    await fabric.locator('img[src*="media/"]').first().waitFor();
    expect(await auditAccessibility(await visit('/', forAudit)), 'axe of the home page').toEqual(
      [],
    );
    const old = await fetch(`${server.url}/fabrics/locknit-premium-14b`);
    expect(old.status).toBe(404);
  },
  patience,
);

/** Of the letters: the page cuts off what stands beyond its edge without a bar to scroll. */
function rightEdge(element: Element): number {
  const letters = document.createRange();
  letters.selectNodeContents(element);
  return letters.getBoundingClientRect().right;
}
