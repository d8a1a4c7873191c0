import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { href } from '../../src/contract/routes.ts';
import { auditAccessibility, findSidewaysScroll, forAudit } from '../support/browser/axe-audit.ts';
import { test } from '../support/server/site.ts';
import { within } from '../support/patience.ts';

const patience = { timeout: within(40_000) };

describe('the instrument', () => {
  test('goes from the first key to a sent enquiry by the keyboard alone', async ({ visit }) => {
    const requested: string[] = [];
    const page = await visit(href.loom(), {
      prepare: (fresh) =>
        fresh.on('request', (request) => requested.push(new URL(request.url()).pathname)),
    });
    await page.waitForLoadState('load');
    expect(requested.filter((path) => /assets\/(loom|instrument)[-.].*js/.test(path))).toEqual([]);
    await page.getByRole('link', { name: /^Two-bar tricot/ }).focus();
    await page.locator('[data-island=loom][data-live]').waitFor(patience);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: /^Two-bar tricot/, exact: false }).waitFor();
    await shown(page);
    await page.waitForURL(/\/loom\/k1~tricot/, patience);
    const chosen = page.url();
    await page.getByRole('grid', { name: /^Warp/ }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press(' ');
    await page.getByRole('gridcell', { name: /^Front bar, end 2, (?!as the piece)/ }).waitFor();
    await page.waitForURL((url) => url.href !== chosen, patience);
    await page.keyboard.press('Control+z');
    await page.waitForURL(chosen, patience);
    await page.keyboard.press('Control+z');
    await page.waitForURL((url) => url.pathname === href.loom(), patience);
    await page.getByRole('link', { name: /^Two-bar tricot/ }).press('Enter');

    const chain = page.getByLabel('Front bar', { exact: true });
    await chain.fill('1-0/1-9//');
    await page.getByText('overlap over more than one needle').waitFor();
    await page.getByRole('button', { name: 'Use the last one that could be knitted' }).click();
    await page.getByText('It can be knitted.').first().waitFor();

    const ask = page.locator('#ask');
    await ask.getByLabel('Name').fill('Asha Verma');
    await ask.getByLabel('Phone').fill('98765 43210');
    await ask.getByLabel('Phone').press('Enter');
    await page.waitForURL(/thank-you\?type=design-request/, patience);
  });

  test('is in order for axe and does not scroll sideways, also on the narrowest phone', async ({
    visit,
  }) => {
    for (const width of [320, 390, 768, 1440]) {
      const page = await visit(href.loom(), {
        ...forAudit,
        options: { viewport: { width, height: 800 } },
      });
      await page.getByRole('button', { name: 'Surprise me' }).click();
      await shown(page);
      expect(await auditAccessibility(page)).toEqual([]);
      expect(await findSidewaysScroll(page)).toEqual([]);
    }
  });

  test('prints as one sheet with chains, yarns and figures', async ({ visit }) => {
    const page = await visit(
      '/loom/k1~net~1-2.1-0.1-2.2-1.2-3.2-1.N-_2-1.2-3.2-1.1-2.1-0.1-2.-C_1-1.0-0.E-_0-0.1-1.-E~N.nylon100Textured_C.cottonNe40_E.elastane140~r28x16x26~c29a6b',
    );
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await shown(page);
    await page.emulateMedia({ media: 'print' });
    for (const part of ['.loom-piece', '#loom-chain-0', '.loom-knob select', '.loom-figures'])
      await page.locator(part).first().waitFor();
    await page.locator('.loom-address').getByText('/loom/k1~').waitFor();
    const sheet = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(sheet.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  test('is readable without script', async ({ visit }) => {
    const page = await visit('/loom/k1~tricot~1-2.1-0.C_1-0.1-2.C~C.cottonNe60~t28x14x22~cdbb98', {
      script: false,
    });
    await page.getByText('It can be knitted.').locator('visible=true').first().waitFor();
    await page.getByText('1-2/1-0//').locator('visible=true').first().waitFor();
    await page.getByRole('link', { name: /^Locknit/ }).click();
    await page.waitForURL(/\/loom\/k1~locknit/);
  });
});

/** Fine cloth is on the canvas, and nothing runs any more. */
async function shown(page: Page): Promise<void> {
  await page.locator('.loom-piece canvas.shown').waitFor(patience);
  await page.locator('.loom-stage').waitFor({ state: 'detached', ...patience });
}
