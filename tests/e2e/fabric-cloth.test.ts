import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fabricFiles } from '../../src/content/fabrics/fabric-files.ts';
import { fabricKey } from '../../src/content/records/fabric-clashes.ts';
import { screenPath } from '../../src/contract/desk/desk-paths.ts';
import { auditAccessibility, findSidewaysScroll, forAudit } from '../support/browser/axe-audit.ts';
import type { Open, Visit } from '../support/browser/browser.ts';
import { findSmallTargets } from '../support/browser/find-small-targets.ts';
import { enterAsOwner, type Session } from '../support/desk/enter-desk.ts';
import { phonePhotograph } from '../support/media/photographs.ts';
import type { Server } from '../support/server/server.ts';
import { test } from '../support/server/site.ts';
import { within } from '../support/patience.ts';

const fabric = Object.values(fabricFiles)
  .flat()
  .find(({ number }) => number === '14B')!;
const card = screenPath('fabric', { id: fabricKey(fabric.id) });
const patience = within(120_000);
let owner: Session | undefined;

test(
  'a lapping is edited by notation, squares, keys and hand, and a fault is mended by one press',
  async ({ visit, server }) => {
    await signIn(visit, server);
    const desk = await openCard(visit);
    const section = desk.getByRole('region', { name: /^Construction/ });
    const front = section.getByLabel('Lapping of the front bar');
    expect(await front.inputValue()).toBe('2-3/1-0//');

    // Keys: the loop of the first course one needle to the right, turned, and back.
    const loop = section.getByRole('slider', { name: 'Front bar, course 1' });
    await loop.focus();
    await desk.keyboard.press('ArrowRight');
    expect(await front.inputValue()).toBe('1-2/1-0//');
    await desk.keyboard.press('Enter');
    expect(await front.inputValue()).toBe('2-1/1-0//');
    await desk.keyboard.press('Enter');
    await desk.keyboard.press('ArrowLeft');
    expect(await front.inputValue()).toBe('2-3/1-0//');
    await desk.keyboard.press('ArrowUp');
    await expect
      .poll(() => desk.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Front bar, course 2');

    // By hand: two needles to the left.
    const box = (await section.getByRole('slider', { name: 'Front bar, course 1' }).boundingBox())!;
    const needle = box.width / 0.92;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await desk.mouse.move(x, y);
    await desk.mouse.down();
    await desk.mouse.move(x - needle, y, { steps: 4 });
    await desk.mouse.move(x - needle * 2, y, { steps: 4 });
    await desk.mouse.up();
    expect(await front.inputValue()).toBe('4-5/1-0//');
    await front.fill('2-3/1-0');
    await front.blur();
    expect(await front.inputValue()).toBe('2-3/1-0//');

    // Squares: two in, one out on both bars starves needles, which are named and marked.
    for (const [bar, out] of [
      ['front', 3],
      ['back', 2],
    ] as const) {
      const add = section.getByRole('button', { name: `Add a guide to the ${bar} bar` });
      await add.click();
      await add.click();
      const threading = section.getByRole('group', { name: `Threading of the ${bar} bar` });
      const square = threading.getByRole('button', { name: new RegExp(`^Guide ${out}:`) });
      for (let taps = 0; taps < 4; taps += 1) {
        if ((await square.innerText()) === 'out') break;
        await square.click();
      }
      expect(await square.innerText()).toBe('out');
    }
    const fault = section.getByRole('alert');
    await fault.getByText('Needle 3 is never fed in course 2.').waitFor();
    await fault.getByText(/the stitch would drop and the cloth would ladder/).waitFor();
    expect(await section.locator('.lap-starved').count()).toBe(2);
    expect(await section.locator('.lap-hole').count()).toBe(4);
    await desk
      .locator('#row-gsm')
      .getByText(/The last good lapping makes/)
      .waitFor();
    await fault.getByRole('button', { name: 'Thread every guide again' }).click();
    await expect.poll(() => section.getByRole('alert').count()).toBe(0);
    await desk.getByText('Draft saved').waitFor();
  },
  patience,
);

test(
  'a weight beyond five percent offers the yarn that would make it',
  async ({ visit, server }) => {
    await signIn(visit, server);
    const desk = await openCard(visit);
    const row = desk.locator('#row-gsm');
    await row.getByText('Within 5 %.').waitFor();
    await row.getByRole('textbox').fill('168');
    await row.getByText(/% more than the lapping makes\./).waitFor();
    await row.getByText(/would make \d+\./).waitFor();
    const yarns = desk.getByRole('region', { name: /^Yarns/ });
    const before = await yarns.innerText();
    await row.getByRole('button', { name: 'Use this yarn' }).click();
    await row.getByText('Within 5 %.').waitFor();
    expect(await yarns.innerText()).not.toBe(before);
  },
  patience,
);

test(
  'shades are ordered, led, taken off and brought back, and a new one is added by its code',
  async ({ visit, server }) => {
    await signIn(visit, server);
    const desk = await openCard(visit);
    const shades = desk.getByRole('region', { name: /^Shades/ });
    const names = () => shades.locator('.card-shades > li .lab').allInnerTexts();
    // The names come with the dye book; before that the keys stand there.
    await expect
      .poll(async () => (await names())[0], { timeout: within(30_000) })
      .toMatch(/^\p{Lu}/u);
    const first = await names();
    await shades.getByRole('button', { name: new RegExp(`^${first[1]},`) }).focus();
    await desk.keyboard.press('Alt+ArrowLeft');
    await expect.poll(names).toEqual([first[1], first[0], ...first.slice(2)]);
    await shades.getByRole('button', { name: new RegExp(`^${first[0]},`) }).click();
    await shades.getByRole('button', { name: 'Make it the main shade' }).click();
    await shades.getByText(`pictures shown in ${first[0]}`).waitFor();
    await shades.getByRole('button', { name: 'Remove this shade' }).click();
    await expect.poll(names).not.toContain(first[0]);
    await desk.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(names).toContain(first[0]);

    await shades.getByRole('button', { name: /^Pick from the dye book/ }).click();
    const book = desk.getByRole('dialog', { name: 'The dye book' });
    await book.getByRole('searchbox').fill('#1f6d72');
    await book.getByText('It is a little greener than Sagar.').waitFor();
    await book.getByLabel('Name', { exact: true }).fill('Jheel');
    await book.getByRole('button', { name: 'Add it to the dye book' }).click();
    await expect.poll(names).toContain('Jheel');
    await desk.keyboard.press('Escape');
    await desk.getByText('Draft saved').waitFor();
  },
  patience,
);

test(
  'a photograph is dropped, another sent by a telephone; both are described, ordered and published',
  async ({ visit, server }) => {
    await signIn(visit, server);
    const desk = await openCard(visit);
    const pictures = desk.getByRole('region', { name: /^Pictures/ });
    const rows = pictures.locator('.pics-list > li');
    await expect.poll(() => rows.count()).toBeGreaterThan(2);
    const knitted = await rows.count();
    const photograph = await phonePhotograph();
    await pictures
      .getByLabel('Photographs to add')
      .setInputFiles({ name: 'cloth.jpg', mimeType: 'image/jpeg', buffer: photograph });
    await expect.poll(() => rows.count(), { timeout: within(30_000) }).toBe(knitted + 1);
    await pictures.getByText('Has no description yet').waitFor();
    await pictures.getByRole('button', { name: /^Use “14B Locknit Premium in/ }).click();
    await expect.poll(() => pictures.getByText('Has no description yet').count()).toBe(0);

    await pictures.getByRole('button', { name: 'Take a photograph' }).click();
    await pictures.getByText('The address, to send it instead').click();
    const address = await pictures.locator('.camera-code code').innerText();
    const path = new URL(address).pathname + new URL(address).hash;
    const phone = await visit(path, { width: 'phone' });
    await phone.getByRole('heading', { name: /14B/ }).waitFor();
    const still = await visit(path, { ...forAudit, width: 'phone' });
    await still.getByRole('heading', { name: /14B/ }).waitFor();
    await checkScreen(still, { touch: true });
    await phone.getByLabel('Photographs on this telephone').setInputFiles({
      name: 'telephone.jpg',
      mimeType: 'image/jpeg',
      buffer: await phonePhotograph({ width: 1200, height: 800 }),
    });
    await phone.getByText('It is in the draft now.').waitFor({ timeout: within(30_000) });
    await expect.poll(() => rows.count(), { timeout: within(30_000) }).toBe(knitted + 2);
    await pictures.getByRole('button', { name: 'Done' }).click();
    await pictures.getByRole('button', { name: /^Use “14B/ }).click();

    // The photograph leads, by buttons alone.
    const count = await rows.count();
    for (let at = count; at > 1; at -= 1) {
      const name = await rows
        .nth(at - 1)
        .locator('b')
        .first()
        .innerText();
      if (!name.includes('Photograph')) continue;
      for (let place = at; place > 1; place -= 1)
        await pictures.getByRole('button', { name: `Move up picture ${place}` }).click();
      break;
    }
    await expect.poll(() => rows.first().innerText()).toContain('1. Photograph');
    await desk.getByText('Draft saved').waitFor();
    await desk.keyboard.press('Control+Enter');
    await desk.getByRole('button', { name: 'Publish now' }).click();
    await desk.getByText('14B is published.').waitFor({ timeout: within(60_000) });
    await expect
      .poll(async () => (await fetch(`${server.url}/fabrics/${fabric.slug}`)).text(), {
        timeout: within(60_000),
      })
      .toMatch(/id="picture-1"[^]{0,400}\/img\/media\//);
  },
  patience,
);

test(
  'the loom knits while other work goes on, and is stopped',
  async ({ visit, server }) => {
    await signIn(visit, server);
    const desk = await openCard(visit);
    const pictures = desk.getByRole('region', { name: /^Pictures/ });
    await pictures.getByRole('button', { name: 'Knit a picture' }).click();
    await pictures
      .getByText(/waits its turn|course \d+ of \d+|knitting/)
      .first()
      .waitFor();
    await pictures.getByRole('button', { name: 'Stop' }).click();
    await expect.poll(() => pictures.locator('.knitting-row').count()).toBe(0);
  },
  patience,
);

test(
  'holds to the rules of every screen, on a phone and on a desk',
  async ({ visit, server }) => {
    await signIn(visit, server);
    for (const width of ['phone', 'desktop'] as const) {
      const desk = await openCard(visit, { ...forAudit, width });
      await desk.getByRole('region', { name: /^Pictures/ }).scrollIntoViewIfNeeded();
      await desk
        .locator('#row-gsm')
        .getByText(/lapping makes/)
        .first()
        .waitFor();
      await checkScreen(desk, { touch: width === 'phone' });
    }
    const narrow = await openCard(visit, {
      ...forAudit,
      options: { storageState: owner!, viewport: { width: 320, height: 720 } },
    });
    expect(await findSidewaysScroll(narrow)).toEqual([]);
  },
  patience,
);

/** Once for the file; each test can also run alone. */
async function signIn(visit: Open, server: Server): Promise<void> {
  owner ??= await enterAsOwner(visit, server);
}

async function openCard(visit: Open, how: Visit = {}): Promise<Page> {
  const page = await visit(card, { ...how, options: { storageState: owner!, ...how.options } });
  await page.getByRole('region', { name: /^Pictures/ }).waitFor();
  return page;
}

async function checkScreen(page: Page, { touch }: { readonly touch: boolean }): Promise<void> {
  expect(await auditAccessibility(page)).toEqual([]);
  expect(await findSidewaysScroll(page)).toEqual([]);
  if (touch) expect(await findSmallTargets(page)).toEqual([]);
}
