import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { fabrics } from '../../src/content/fabrics/fabrics.ts';
import { href } from '../../src/contract/routes.ts';
import { fabricName } from '../../src/domain/fabric/fabric.ts';
import { allowed, comeAlive, patience, wake } from '../support/browser/live-plate.ts';
import { webglTest as test } from '../support/server/webgl-site.ts';

const plain = fabrics.find(({ slug }) => slug === 'tricot-premium-12b')!;

describe('any shade', () => {
  test('takes any colour, says what the fibre cannot take, and leads to a quote', async ({
    visit,
    server,
  }) => {
    const page = await visit(href.fabric(plain.slug), allowed);
    await wake(page);
    const code = page.getByLabel('A code: hex, RGB or Lab');
    const show = page.getByRole('button', { name: 'Show it' });
    const words = page.locator('.mine-near');
    await code.fill('#1F6D72');
    await show.click();
    await expect.poll(() => words.innerText(), patience).toMatch(/^#1F6D72 · .+ on the card$/);
    await code.fill('0 255 0');
    await show.click();
    await expect
      .poll(() => words.innerText(), patience)
      .toMatch(/^Too bright for cotton; this is the nearest\. #[0-9A-F]{6} · /);
    await code.fill('teal');
    await show.click();
    await page.getByText('Write it as #1F6D72').waitFor();
    await code.fill('31 109 114');
    await page.keyboard.press('Enter');
    await expect.poll(() => words.innerText(), patience).toMatch(/^#1F6D72/);
    await page.getByRole('link', { name: 'Send me this shade' }).click();
    await page.waitForURL(new RegExp(`^${server.url}${href.quote()}`));
    expect(await page.getByRole('textbox', { name: /^Product/ }).inputValue()).toMatch(
      new RegExp(`^${fabricName(plain)}, dyed to #1F6D72 \\(Lab 42 -21 -10\\), .+`),
    );
  });

  test('writes shade and light into the address, which shows them again', async ({ visit }) => {
    const page = await visit(href.fabric(plain.slug), allowed);
    await wake(page);
    await page.getByRole('button', { name: 'Shop' }).click();
    await page.getByLabel('A code: hex, RGB or Lab').fill('#1F6D72');
    await page.getByRole('button', { name: 'Show it' }).click();
    await expect.poll(() => new URL(page.url()).search, patience).toBe('?shade=1f6d72&light=shop');
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await page.locator('.copied', { hasText: /copied|address bar/ }).waitFor();
    const again = await visit(`${href.fabric(plain.slug)}?shade=1f6d72&light=shop`, allowed);
    await comeAlive(again, () => Promise.resolve());
    expect(await again.getByRole('button', { name: 'Shop' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    await expect
      .poll(() => again.locator('.mine-near').innerText(), patience)
      .toMatch(/^#1F6D72 · .+ on the card$/);
    await again.getByRole('link', { name: 'Request Price' }).first().click();
    const dialog = again.getByRole('dialog', { name: 'Request Price' });
    await dialog.getByText('dyed to #1F6D72').waitFor(patience);
    expect(await dialog.locator('[name=productName]').inputValue()).toMatch(/, dyed to #1F6D72 \(/);
  });

  test('takes the colour of a photograph, by pointer and by keys', async ({ visit }) => {
    const page = await visit(href.fabric(plain.slug), allowed);
    await wake(page);
    const halves = await sharp({
      create: { width: 200, height: 100, channels: 3, background: '#8a3324' },
    })
      .composite([
        {
          input: { create: { width: 100, height: 100, channels: 3, background: '#1f6d72' } },
          left: 100,
          top: 0,
        },
      ])
      .png()
      .toBuffer();
    const input = page.getByLabel('A photograph with your colour');
    await input.setInputFiles({ name: 'mine.png', mimeType: 'image/png', buffer: halves });
    const words = page.locator('.mine-near');
    const photo = page.getByRole('button', { name: /^Your photograph/ });
    await photo.click({ position: { x: 180, y: 50 } });
    await expect.poll(() => words.innerText(), patience).toMatch(/#1F6D72/);
    await photo.focus();
    for (let press = 0; press < 30; press++) await page.keyboard.press('ArrowLeft');
    await expect.poll(() => words.innerText(), patience).toMatch(/#8A3324/);
    await input.setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('no') });
    await page.getByText('not a photograph that the browser can show').waitFor(patience);
  });
});
