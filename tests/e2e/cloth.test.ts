import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { fabrics } from '../../src/content/fabrics/fabrics.ts';
import { href } from '../../src/contract/routes.ts';
import { fabricName } from '../../src/domain/fabric/fabric.ts';
import { auditAccessibility, findSidewaysScroll, forAudit } from '../support/browser/axe-audit.ts';
import type { Visit } from '../support/browser/browser.ts';
import { findSmallTargets } from '../support/browser/find-small-targets.ts';
import { webglTest as test } from '../support/server/webgl-site.ts';
import { within } from '../support/patience.ts';

const plain = fabrics.find(({ slug }) => slug === 'tricot-premium-12b')!;
const lace = fabrics.find(({ construction }) => construction.family === 'lace')!;
const patience = { timeout: within(60_000) };
/** Without a graphics card the canvas is read back for every picture of the page. */
const stalls = [/GPU stall due to ReadPixels/];

/** Tells the page that drawing by software is good enough (can-live.ts). */
const allowed: Visit = {
  expected: stalls,
  prepare: (page) => page.addInitScript(() => sessionStorage.setItem('cloth-software', 'allowed')),
};

describe('the plate of a fabric', () => {
  test('is fetched and computed only when its lamp is touched', async ({ visit }) => {
    const requested: string[] = [];
    const page = await visit(href.fabric(plain.slug), {
      ...allowed,
      prepare: async (fresh) => {
        await allowed.prepare!(fresh);
        fresh.on('request', (request) => requested.push(new URL(request.url()).pathname));
      },
    });
    await page.waitForLoadState('load');
    const ofCloth = () => requested.filter((path) => /cloth[-.]|\/loom-|shade-panel/.test(path));
    expect(ofCloth()).toEqual([]);
    await wake(page);
    expect(ofCloth().some((path) => path === href.cloth(plain.slug))).toBe(true);
    expect(ofCloth().some((path) => path.startsWith('/assets/loom-'))).toBe(true);
  });

  test('shows cloth; light, shade and side change it, and the photographs come back', async ({
    visit,
  }) => {
    const page = await visit(href.fabric(plain.slug), allowed);
    await wake(page);
    const first = await look(page);
    expect(first.spread).toBeGreaterThan(8);
    await page.getByRole('button', { name: 'Evening' }).click();
    await changed(page, first.sum);
    const evening = await look(page);
    // Evening light is warmer: red against blue.
    expect(evening.mean[0]! / evening.mean[2]!).toBeGreaterThan(
      (first.mean[0]! / first.mean[2]!) * 1.15,
    );
    const other = plain.shades.findIndex((_, index) => index !== plain.leadShade);
    await page
      .getByRole('button', { name: plain.shades[other]!.name, exact: true })
      .first()
      .click();
    await changed(page, evening.sum);
    const shaded = await look(page);
    await page.getByRole('button', { name: 'Turn it over' }).click();
    await page.locator('.live-tag', { hasText: 'technical back' }).waitFor(patience);
    await changed(page, shaded.sum);
    await page.getByRole('button', { name: /^Photographs \d/ }).click();
    await page.locator('.live-plate').waitFor({ state: 'detached' });
    expect(await page.locator('.gal-row').evaluate((row: HTMLElement) => row.inert)).toBe(false);
    expect(await page.locator('.lamp-first').isVisible()).toBe(true);
  });

  test('is moved by keys and by buttons', async ({ visit }) => {
    const page = await visit(href.fabric(plain.slug), allowed);
    await wake(page);
    const lamp = page.getByRole('slider', { name: 'Light', exact: true });
    const said = () => lamp.getAttribute('aria-valuetext');
    expect(await said()).toBe('from above left, 28° high');
    await lamp.focus();
    const before = await look(page);
    for (let press = 0; press < 9; press++) await page.keyboard.press('ArrowRight');
    expect(await said()).toMatch(/^from (above|the) ?right/);
    await changed(page, before.sum);
    await page.keyboard.press('t');
    await page.locator('.live-tag', { hasText: 'technical back' }).waitFor(patience);
    await page.keyboard.press('2');
    await page.getByText(`${plain.shades[1]!.name} · `).waitFor();
    const round = Number(await lamp.getAttribute('aria-valuenow'));
    await page.getByRole('button', { name: 'Light to the left' }).click();
    expect(Number(await lamp.getAttribute('aria-valuenow'))).toBe((round + 30) % 360);
  });

  test('follows a pointer that drags the lamp', async ({ visit }) => {
    const page = await visit(href.fabric(plain.slug), allowed);
    await wake(page);
    const lamp = page.getByRole('slider', { name: 'Light', exact: true });
    const plate = (await page.locator('.live-plate').boundingBox())!;
    const at = (await lamp.boundingBox())!;
    await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
    await page.mouse.down();
    await page.mouse.move(plate.x + plate.width * 0.2, plate.y + plate.height * 0.7, { steps: 4 });
    await page.mouse.up();
    await expect
      .poll(() => lamp.getAttribute('aria-valuetext'), patience)
      .toMatch(/^from below left/);
  });

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

  test('computes a motif only when it is asked for, with progress', async ({ visit }) => {
    const page = await visit(href.fabric(lace.slug), allowed);
    await page.locator('.lamp-first').click();
    const ask = page.getByRole('button', { name: /^Compute this pattern here/ });
    await ask.waitFor(patience);
    expect(await page.locator('.live-plate').count()).toBe(0);
    await ask.click();
    await page.getByText(/Knitting the motif|Laying the yarns, \d+ %/).waitFor(patience);
    expect(await page.locator('.gal-row').isVisible()).toBe(true);
  });

  test.for(['phone', 'desktop'] as const)('is accessible on a %s', async (width, { visit }) => {
    const page = await visit(href.fabric(plain.slug), { ...forAudit, ...allowed, width });
    expect(await auditAccessibility(page)).toEqual([]);
    await wake(page);
    await page.locator('.mine').waitFor(patience);
    expect(await auditAccessibility(page)).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);
    expect(await findSidewaysScroll(page)).toEqual([]);
  });
});

describe('the photographs stay', () => {
  test('where the processor would have to draw', async ({ visit }) => {
    const page = await visit(href.fabric(plain.slug), { expected: stalls });
    await page.locator('.lamp-first').click();
    await page.getByText('no graphics card').waitFor(patience);
    await stillThere(page);
  });

  test('for a visitor who saves data', async ({ visit }) => {
    const page = await visit(href.fabric(plain.slug), {
      ...allowed,
      prepare: async (fresh) => {
        await allowed.prepare!(fresh);
        await fresh.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        );
      },
    });
    await page.locator('.lamp-first').click();
    await page.getByText('To save your data').waitFor(patience);
    await stillThere(page);
  });

  test('when the graphics card is taken away', async ({ visit }) => {
    const page = await visit(href.fabric(plain.slug), {
      ...allowed,
      expected: [...stalls, /CONTEXT_LOST/],
    });
    await wake(page);
    await page
      .locator('.live-plate canvas')
      .evaluate((canvas: HTMLCanvasElement) =>
        canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!.loseContext(),
      );
    await page.getByText('The graphics card was needed elsewhere').waitFor(patience);
    await stillThere(page);
  });

  test('when the record cannot be fetched', async ({ visit }) => {
    const page = await visit(href.fabric(plain.slug), {
      ...allowed,
      expected: [...stalls, /ERR_FAILED|Failed to load/],
    });
    await page.route('**/cloth.json', (route) => route.abort());
    await page.locator('.lamp-first').click();
    await page.getByText('could not be fetched').waitFor(patience);
    await stillThere(page);
  });

  test('without script, and no lamp is shown', async ({ visit }) => {
    const page = await visit(href.fabric(plain.slug), { script: false });
    expect(await page.locator('.lamp-first').isVisible()).toBe(false);
    await stillThere(page);
  });
});

async function wake(page: Page): Promise<void> {
  await comeAlive(page, () => page.locator('.lamp-first').click());
  await expect.poll(() => page.locator('.live-stage').innerText(), patience).toBe('');
}

/** A machine that is busy with something else may leave the worker silent; a person would try again. */
async function comeAlive(page: Page, begin: () => Promise<void>, tries = 3): Promise<void> {
  await begin();
  const shown = page.locator('.live-plate[data-shown]');
  const gaveUp = page.getByText('could not be computed here');
  await shown.or(gaveUp).first().waitFor(patience);
  if (tries === 0 || (await shown.isVisible())) return shown.waitFor(patience);
  await page.reload();
  await comeAlive(page, begin, tries - 1);
}

async function stillThere(page: Page): Promise<void> {
  expect(await page.locator('.live-plate').count()).toBe(0);
  expect(await page.locator('.gal-row .plate img').first().isVisible()).toBe(true);
  expect(await page.locator('.curtain').count()).toBe(1);
}

interface Look {
  /** Changes with every picture. */
  readonly sum: number;
  readonly mean: readonly number[];
  /** Deviation of the green channel: a plain area has none. */
  readonly spread: number;
}

/** A piece of the plate on which nothing lies, as it is painted. */
async function look(page: Page): Promise<Look> {
  const { x, y, width, height } = (await page.locator('.live-plate').boundingBox())!;
  const clip = {
    x: x + width * 0.5,
    y: y + height * 0.5,
    width: width * 0.4,
    height: height * 0.25,
  };
  const picture = sharp(await page.screenshot({ clip })).removeAlpha();
  const { channels } = await picture.stats();
  const bytes = await picture.raw().toBuffer();
  return {
    sum: bytes.reduce((sum, byte) => (sum * 31 + byte) % 1_000_000_007, 7),
    mean: channels.map(({ mean }) => mean),
    spread: channels[1]!.stdev,
  };
}

async function changed(page: Page, from: number): Promise<void> {
  await expect.poll(async () => (await look(page)).sum, patience).not.toBe(from);
}
