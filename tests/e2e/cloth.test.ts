import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { fabrics } from '../../src/content/fabrics/fabrics.ts';
import { href } from '../../src/contract/routes.ts';
import { auditAccessibility, findSidewaysScroll, forAudit } from '../support/browser/axe-audit.ts';
import { findSmallTargets } from '../support/browser/find-small-targets.ts';
import {
  allowed,
  changed,
  look,
  noting,
  patience,
  stalls,
  wake,
} from '../support/browser/live-plate.ts';
import { wireBytes } from '../support/server/wire-bytes.ts';
import { webglTest as test } from '../support/server/webgl-site.ts';

const plain = fabrics.find(({ slug }) => slug === 'tricot-premium-12b')!;
const patterned = (['lace', 'jacquard'] as const).map((family) =>
  fabrics.find(({ construction }) => construction.family === family)!,
);
describe('the plate of a fabric', () => {
  test('is fetched and computed only when its lamp is touched, and is light', async ({
    visit,
    server,
  }) => {
    const requested: string[] = [];
    const page = await visit(href.fabric(plain.slug), noting(requested));
    await page.waitForLoadState('load');
    const ofCloth = () =>
      requested.filter((path) => /cloth[-.].*(js|json)$|\/loom-|beside/.test(path));
    expect(ofCloth()).toEqual([]);
    await wake(page);
    expect(ofCloth()).toContain(href.cloth(plain.slug));
    const file = (name: string) =>
      requested.filter((path) => path.startsWith(`/assets/${name}-`) && path.endsWith('.js'));
    const [viewer, worker] = [file('cloth'), file('loom')];
    expect([viewer.length, worker.length]).toEqual([1, 1]);
    expect(await wireBytes(server, worker)).toBeLessThanOrEqual(20 * 1024);
    expect(await wireBytes(server, viewer)).toBeLessThanOrEqual(10 * 1024);
    // All of the viewer is in that file: React is every island's.
    const text = await (await fetch(server.url + viewer[0]!)).text();
    const imported = [...text.matchAll(/from\s*"\.\/(\w+)-/g)].map(([, name]) => name);
    expect(imported).toEqual(['react']);
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

  test.for(patterned)(
    'computes the motif of $slug only when it is asked for, with progress',
    async ({ slug }, { visit }) => {
      const page = await visit(href.fabric(slug), allowed);
      await page.locator('.lamp-first').click();
      const ask = page.getByRole('button', { name: /^Compute this pattern here/ });
      await ask.waitFor(patience);
      expect(await page.locator('.live-plate').count()).toBe(0);
      const { y, height } = (await ask.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(page.viewportSize()!.height);
      await ask.click();
      await page.getByText(/Knitting the motif|Laying the yarns, \d+ %/).waitFor(patience);
      expect(await page.locator('.gal-row').isVisible()).toBe(true);
    },
  );

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

  test('in a browser without WebGL2', async ({ visit }) => {
    const page = await visit(href.fabric(plain.slug), {
      ...allowed,
      prepare: async (fresh) => {
        await allowed.prepare(fresh);
        await fresh.addInitScript(() => {
          HTMLCanvasElement.prototype.getContext = () => null;
        });
      },
    });
    await page.locator('.lamp-first').click();
    await page.getByText('no graphics card').waitFor(patience);
    await stillThere(page);
  });

  test('for a visitor who saves data', async ({ visit }) => {
    const page = await visit(href.fabric(plain.slug), {
      ...allowed,
      prepare: async (fresh) => {
        await allowed.prepare(fresh);
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

async function stillThere(page: Page): Promise<void> {
  expect(await page.locator('.live-plate').count()).toBe(0);
  expect(await page.locator('.gal-row .plate img').first().isVisible()).toBe(true);
  expect(await page.locator('.curtain').count()).toBe(1);
}
