import { readFile } from 'node:fs/promises';
import { validateBytes } from 'gltf-validator';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { fabrics } from '../../src/content/fabrics/fabrics.ts';
import { href } from '../../src/contract/routes.ts';
import { auditAccessibility, findSidewaysScroll, forAudit } from '../support/browser/axe-audit.ts';
import { findSmallTargets } from '../support/browser/find-small-targets.ts';
import { lookingTest as test } from '../support/server/site.ts';
import { checkU3ma } from '../support/swatch/check-u3ma.ts';
import { checkZip, readZip } from '../support/swatch/read-zip.ts';
import { within } from '../support/patience.ts';

const net = fabrics.find(({ slug }) => slug === 'power-net-premium-15g')!;
const patience = { timeout: within(60_000) };

describe('a digital swatch', () => {
  test('is made in the browser, in the shade of the address, and nothing is fetched before', async ({
    visit,
  }) => {
    const requested: string[] = [];
    const page = await visit(`${href.fabric(net.slug)}?shade=1f6d72`, {
      prepare: async (fresh) => {
        // A small device gets small pictures, which are quick to make.
        await fresh.addInitScript(() =>
          Object.defineProperty(navigator, 'deviceMemory', { value: 2 }),
        );
        fresh.on('request', (request) => requested.push(new URL(request.url()).pathname));
      },
    });
    await page.waitForLoadState('load');
    const ofSwatches = () => requested.filter((path) => /\/swatch-/.test(path));
    expect(ofSwatches()).toEqual([]);

    const glb = await press(page, 'GLB');
    expect(glb.name).toBe(`${net.slug}-1f6d72.glb`);
    const { issues } = await validateBytes(glb.bytes);
    expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
    expect(ofSwatches().length).toBeGreaterThan(0);
    await page.getByText('GLB in Your shade #1F6D72 is saved.').waitFor();

    const u3ma = await press(page, 'U3MA');
    expect(u3ma.name).toBe(`${net.slug}-1f6d72.u3ma`);
    expect(await checkU3ma(u3ma.bytes)).toEqual([]);

    const maps = await press(page, 'Maps');
    expect(checkZip(maps.bytes)).toEqual([]);
    expect(readZip(maps.bytes).has(`${net.slug}.mtlx`)).toBe(true);
  });

  test('that cannot be made leads to the mill', async ({ visit }) => {
    const dyed = `${href.fabric(net.slug)}?shade=1f6d72`;
    const page = await visit(dyed, { expected: [/ERR_FAILED|Failed to load/] });
    await page.route('**/cloth.json', (route) => route.abort());
    await row(page, 'GLB').click();
    const ask = page.getByRole('link', { name: 'Ask the mill for the GLB' });
    await ask.waitFor(patience);
    await ask.click();
    await page.waitForURL(/\/quote\?/);
    expect(await page.getByRole('textbox', { name: /^Product/ }).inputValue()).toMatch(
      /, dyed to #1F6D72 \(.+, digital swatch as GLB$/,
    );
  });

  test('without script is asked of the desk', async ({ visit }) => {
    const page = await visit(href.fabric(net.slug), { script: false });
    await row(page, 'U3MA').click();
    await page.waitForURL(/\/quote\?/);
    expect(await page.getByRole('textbox', { name: /^Product/ }).inputValue()).toMatch(
      /digital swatch as U3MA$/,
    );
    await page.getByText('Selected Product').waitFor();
  });

  test.for(['phone', 'desktop'] as const)('is accessible on a %s', async (width, { visit }) => {
    const page = await visit(href.fabric(net.slug), { ...forAudit, width });
    await row(page, 'GLB').scrollIntoViewIfNeeded();
    expect(await auditAccessibility(page)).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);
    expect(await findSidewaysScroll(page)).toEqual([]);
  });
});

const row = (page: Page, name: string) => page.locator('.dl a', { hasText: name }).first();

async function press(page: Page, name: string) {
  const download = page.waitForEvent('download', patience);
  await row(page, name).focus();
  await page.keyboard.press('Enter');
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
