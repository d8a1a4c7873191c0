import { describe, expect } from 'vitest';
import { fabrics } from '../../src/content/fabrics/fabrics.ts';
import { href } from '../../src/contract/routes.ts';
import { fabricName } from '../../src/domain/fabric/fabric.ts';
import { auditAccessibility, findSidewaysScroll, forAudit } from '../support/browser/axe-audit.ts';
import { findSmallTargets } from '../support/browser/find-small-targets.ts';
import {
  allowed,
  changed,
  comeAlive,
  look,
  noting,
  patience,
  settled,
  wake,
} from '../support/browser/live-plate.ts';
import { webglTest as test } from '../support/server/webgl-site.ts';

const plain = fabrics.find(({ slug }) => slug === 'tricot-premium-12b')!;
const net = fabrics.find(({ slug }) => slug === 'power-net-premium-15g')!;

describe('hanging cloth', () => {
  test('is fetched when it is asked for; light and lamp change it', async ({ visit }) => {
    const requested: string[] = [];
    const page = await visit(href.fabric(plain.slug), noting(requested));
    await wake(page);
    const ofHanging = () => requested.filter((path) => /\/hang-|\.drape$/.test(path));
    expect(ofHanging()).toEqual([]);
    const near = await look(page);
    await page.getByRole('button', { name: 'Hanging' }).click();
    await page.locator('.live-tag', { hasText: /hanging, 1\d\d mm of it/ }).waitFor(patience);
    await settled(page);
    expect(ofHanging().filter((path) => path.endsWith('.drape'))).toHaveLength(1);
    const hung = await look(page);
    expect(hung.sum).not.toBe(near.sum);
    expect(hung.spread).toBeGreaterThan(4);

    await page.getByRole('button', { name: 'Evening' }).click();
    await changed(page, hung.sum);
    const evening = await look(page);
    expect(evening.mean[0]! / evening.mean[2]!).toBeGreaterThan(
      (hung.mean[0]! / hung.mean[2]!) * 1.15,
    );
    const lamp = page.getByRole('slider', { name: 'Light', exact: true });
    await lamp.focus();
    for (let press = 0; press < 9; press++) await page.keyboard.press('ArrowRight');
    await changed(page, evening.sum);
  });

  test('turns over and comes near by keys', async ({ visit }) => {
    const page = await visit(`${href.fabric(plain.slug)}?shade=1f6d72&view=hanging`, allowed);
    await page.locator('.live-tag', { hasText: 'hanging' }).waitFor(patience);
    await settled(page);
    const face = await look(page);
    await page.getByRole('slider', { name: 'Light', exact: true }).focus();
    await page.keyboard.press('t');
    await page.locator('.live-tag', { hasText: 'technical back' }).waitFor(patience);
    await settled(page);
    await changed(page, face.sum);
    await page.keyboard.press('h');
    await page.locator('.live-tag:not(:text("hanging"))').waitFor(patience);
    await settled(page);
    await page.keyboard.press('h');
    await page.locator('.live-tag', { hasText: 'hanging' }).waitFor(patience);
    expect(await page.getByRole('button', { name: 'Hanging' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
  });

  test('stands in the address with shade and light, which show it again', async ({ visit }) => {
    const page = await visit(`${href.fabric(plain.slug)}?shade=1f6d72&light=shop`, allowed);
    await comeAlive(page, () => Promise.resolve());
    await settled(page);
    await page.getByRole('button', { name: 'Hanging' }).click();
    await expect
      .poll(() => new URL(page.url()).search, patience)
      .toBe('?shade=1f6d72&light=shop&view=hanging');
    const { pathname, search } = new URL(page.url());
    const again = await visit(pathname + search, allowed);
    await again.locator('.live-tag', { hasText: 'hanging' }).waitFor(patience);
    await settled(again);
    expect(await again.getByRole('button', { name: 'Shop' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    const { mean } = await look(again);
    // Teal: least red.
    expect(mean[0]).toBeLessThan(mean[1]!);
    // What is set aside from here is asked for in this shade.
    await again.locator('[data-basket]').first().click();
    await again.locator('[data-basket][data-in]').first().waitFor();
    await again.goto(new URL(href.quote(), again.url()).href);
    await again.waitForURL(/\/quote\?product=/);
    expect(await again.getByRole('textbox', { name: /^Product/ }).inputValue()).toMatch(
      new RegExp(`^${fabricName(plain)}, dyed to #1F6D72 \\(Lab `),
    );
  });

  test('in the shade of the page stands in the address too, since a page wakes for a shade', async ({
    visit,
  }) => {
    const page = await visit(href.fabric(plain.slug), allowed);
    await wake(page);
    expect(new URL(page.url()).search).toBe('');
    await page.getByRole('button', { name: 'Hanging' }).click();
    const lead = plain.shades[plain.leadShade]!.hex.slice(1);
    await expect
      .poll(() => new URL(page.url()).search, patience)
      .toBe(`?shade=${lead}&view=hanging`);
  });

  test('of a net shows what lies behind it', async ({ visit }) => {
    const page = await visit(`${href.fabric(net.slug)}?shade=efe6d2&view=hanging`, allowed);
    await page.locator('.live-tag', { hasText: 'hanging' }).waitFor(patience);
    await settled(page);
    expect((await look(page)).spread).toBeGreaterThan(8);
  });

  test('that cannot be fetched leaves the cloth from near, and says so', async ({ visit }) => {
    const page = await visit(href.fabric(plain.slug), {
      ...allowed,
      expected: [...allowed.expected, /ERR_FAILED|Failed to load/],
    });
    await page.route('**/*.drape', (route) => route.abort());
    await wake(page);
    await page.getByRole('button', { name: 'Hanging' }).click();
    await page.getByText('It could not be hung here').waitFor(patience);
    expect(await page.getByRole('button', { name: 'Close up' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    expect((await look(page)).spread).toBeGreaterThan(8);
  });

  test('does not follow the pointer for whoever asked for less motion', async ({ visit }) => {
    const page = await visit(href.fabric(plain.slug), {
      ...allowed,
      options: { reducedMotion: 'reduce' },
    });
    await wake(page);
    await page.getByRole('button', { name: 'Hanging' }).click();
    await page.locator('.live-tag', { hasText: 'hanging' }).waitFor(patience);
    await settled(page);
    const lamp = page.getByRole('slider', { name: 'Light', exact: true });
    const said = () => lamp.getAttribute('aria-valuetext');
    const before = await said();
    const plate = (await page.locator('.live-plate').boundingBox())!;
    const at = (await lamp.boundingBox())!;
    await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
    await page.mouse.down();
    await page.mouse.move(plate.x + plate.width * 0.7, plate.y + plate.height * 0.3, { steps: 4 });
    expect(await said()).toBe(before);
    await page.mouse.up();
    await expect.poll(said, patience).toMatch(/^from (above )?right/);
  });

  test.for(['phone', 'desktop'] as const)('is accessible on a %s', async (width, { visit }) => {
    const page = await visit(href.fabric(plain.slug), { ...forAudit, ...allowed, width });
    await wake(page);
    await page.getByRole('button', { name: 'Hanging' }).click();
    await page.locator('.live-tag', { hasText: 'hanging' }).waitFor(patience);
    await settled(page);
    expect(await auditAccessibility(page)).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);
    expect(await findSidewaysScroll(page)).toEqual([]);
  });
});
