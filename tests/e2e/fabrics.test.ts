import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { screenPath } from '../../src/contract/desk/desk-paths.ts';
import { forAudit } from '../support/browser/axe-audit.ts';
import { checkScreen } from '../support/desk/check-screen.ts';
import { enterAsOwner, type Session } from '../support/desk/enter-desk.ts';
import { test } from '../support/server/site.ts';
import { within } from '../support/patience.ts';

/** Each test goes through many screens: seconds on an idle machine, minutes on a busy one. */
const patience = within(150_000);
/** Kept from the first test, because the others go on as the same owner. */
let session: Session | undefined;

const signedIn = () => ({
  ...forAudit,
  options: { ...forAudit.options, ...(session && { storageState: session }) },
});

test(
  'the sample book is searched, chosen from, changed, undone and published by keyboard',
  async ({ visit, server }) => {
    session = await enterAsOwner(visit, server);
    const desk = await visit(screenPath('inbox'), signedIn());
    await desk.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Fabrics' }).click(); // oxfmt-ignore
    await desk.getByRole('heading', { name: 'Fabrics', level: 1 }).waitFor();
    await desk.getByRole('region', { name: 'Cotton Nylon' }).waitFor();
    await checkScreen(desk);

    await desk.keyboard.press('/');
    await desk.keyboard.type('lokcnit');
    await desk.getByText('Nothing is called “lokcnit”.').waitFor();
    await checkScreen(desk);
    await desk.getByRole('button', { name: 'locknit' }).click();
    await desk.getByRole('link', { name: '14B Locknit Premium' }).waitFor();
    await expect.poll(() => desk.url()).toContain('search=locknit');

    await desk.getByRole('link', { name: '14B Locknit Premium' }).focus();
    await desk.keyboard.press('x');
    await desk.keyboard.press('j');
    await desk.keyboard.press('j');
    await desk.keyboard.press('Shift+X');
    const label = desk.getByRole('toolbar', { name: 'With the chosen fabrics' });
    await label.getByText('3 chosen').waitFor();
    await checkScreen(desk);

    await desk.keyboard.press('h');
    await desk.getByText('3 fabrics will leave the site with the next publish.').waitFor();
    await expect.poll(() => desk.getByText('To be hidden').count()).toBe(3);
    await desk.getByRole('button', { name: 'Undo' }).click();
    await desk.getByText('Undone.').waitFor();
    await expect.poll(() => desk.getByText('To be hidden').count()).toBe(0);

    await desk.getByRole('checkbox', { name: 'Choose 14B Locknit Premium' }).check();
    await label.getByRole('button', { name: 'Set MOQ' }).click();
    const dialog = desk.getByRole('dialog', { name: 'MOQ (smallest order)' });
    await dialog.getByLabel('Per style').fill('3,000');
    await dialog.getByLabel('Per colour').fill('1,000');
    await dialog.getByText('“3,000 m per style, 1,000 m per colour”').waitFor();
    await dialog.getByRole('button', { name: 'Set for 1 fabric' }).click();
    await desk.getByText('The MOQ of 1 fabric is set, as a draft.').waitFor();
    await desk.getByText('1 change', { exact: true }).waitFor();

    await desk.getByRole('checkbox', { name: 'Choose 14B Locknit Premium' }).check();
    await label.getByRole('button', { name: 'Publish 1 draft' }).waitFor();
    await desk.keyboard.press('p');
    await desk.getByText('14B is published.').waitFor();
    await desk.getByRole('button', { name: 'Undo' }).last().click();
    await desk.getByText('14B is as it was before.').waitFor();
  },
  patience,
);

test(
  'a collection is added, holds a fabric, is on the site after publishing, and is hidden again',
  async ({ visit }) => {
    const desk = await visit(screenPath('fabrics'), signedIn());
    await desk.getByRole('region', { name: 'Cotton Nylon' }).waitFor();
    await desk.getByRole('button', { name: 'Edit collections', exact: true }).click();
    const dialog = desk.getByRole('dialog', { name: 'Collections' });
    await dialog.getByLabel('Name').fill('Sports and Swim');
    await dialog.getByRole('button', { name: 'Add the collection as a draft' }).click();
    await dialog.getByText('Please write a little more about it').waitFor();
    await dialog
      .getByLabel('Description, one or two sentences')
      .fill('Cloth that stretches, dries fast and keeps its shade in sun and chlorine.');
    await dialog.getByRole('button', { name: 'Plum' }).click();
    await checkScreen(desk, { dialog: true });
    await dialog.getByRole('button', { name: 'Add the collection as a draft' }).click();
    await dialog.getByRole('button', { name: 'Move up Sports and Swim' }).click();
    await dialog.getByText('0 fabrics, on the site when a fabric is in it').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();

    await desk.getByLabel('Search fabrics').fill('12A');
    await desk.getByRole('checkbox', { name: /^Choose 12A/ }).check();
    const label = desk.getByRole('toolbar', { name: 'With the chosen fabrics' });
    await label.getByRole('button', { name: 'Move to collection' }).click();
    const move = desk.getByRole('dialog', { name: 'Move to collection' });
    await move.getByRole('button', { name: 'Sports and Swim' }).click();
    await desk.getByText('1 fabric moved to Sports and Swim, as a draft.').waitFor();
    await desk.getByRole('checkbox', { name: /^Choose 12A/ }).check();
    await label.getByRole('button', { name: 'Publish 1 draft' }).click();
    await desk.getByText('12A is published.').waitFor();

    const site = await visit('/');
    const isThere = async () => {
      await site.reload();
      return site.locator('a[href="/categories/sports-and-swim"]').count();
    };
    await expect.poll(isThere, { timeout: within(30_000) }).toBeGreaterThan(0);
    // It stands in the foot, which is left out of the first frames and takes no focus until it is shown.
    const link = site.locator('a[href="/categories/sports-and-swim"]').first();
    const isFocused = async () => {
      await link.focus();
      return link.evaluate((element) => element === document.activeElement);
    };
    await expect.poll(isFocused).toBe(true);
    await site.keyboard.press('Enter');
    await site.getByRole('heading', { name: 'Sports and Swim', level: 1 }).waitFor();
    await site.getByRole('link', { name: /12A/ }).first().waitFor();

    await desk.getByRole('button', { name: 'Edit collections', exact: true }).click();
    await dialog.getByRole('button', { name: 'Hide from the site Sports and Swim' }).click();
    await dialog.getByRole('button', { name: 'Bring back to the site Sports and Swim' }).waitFor();
    await dialog.getByRole('button', { name: /^Publish \d change/ }).click();
    await desk.getByText('Collections are published.').waitFor();
    const hidden = async () => {
      await site.goto(new URL('/categories/sports-and-swim', site.url()).href);
      return new URL(site.url()).pathname;
    };
    await expect.poll(hidden, { timeout: within(30_000) }).toBe('/fabrics');
    await site.getByRole('heading', { name: 'Fabric Categories' }).waitFor();
    expect(await site.locator('a[href*="sports-and-swim"]').count()).toBe(0);
  },
  patience,
);

test(
  'a fabric is added under a number of its own, and its card opens',
  async ({ visit }) => {
    const desk = await visit(screenPath('fabrics'), signedIn());
    await desk.getByRole('region', { name: 'Cotton Nylon' }).waitFor();
    await desk.keyboard.press('n');
    const dialog = desk.getByRole('dialog', { name: 'Add a fabric' });
    await dialog.getByLabel('Number').fill('14b');
    await dialog.getByLabel('Name').fill('Mesh Sport');
    await dialog.getByLabel('Polyester').fill('70');
    await dialog.getByLabel('Cotton').fill('28');
    await dialog.getByText('Adds up to 98. 2 are missing.').waitFor();
    await dialog.getByLabel('Cotton').fill('30');
    await checkScreen(desk, { dialog: true });
    await dialog.getByRole('button', { name: 'Save as draft' }).click();
    await dialog.getByText('14B Locknit Premium has this number already.').waitFor();
    await dialog.getByLabel('Number').fill('31C');
    await dialog.getByRole('button', { name: 'Save as draft' }).click();
    await expect.poll(() => desk.url()).toMatch(/\/desk\/fabrics\/f091$/);
    await desk.goto(
      `${new URL(desk.url()).origin}${screenPath('fabrics', {}, { drawer: 'draft' })}`,
    );
    await desk.getByRole('link', { name: '31C Mesh Sport' }).waitFor();
  },
  patience,
);

test(
  'a list is read, put right, brought in as drafts and undone',
  async ({ visit }) => {
    const desk = await visit(screenPath('fabricImport'), signedIn());
    await desk.getByRole('heading', { name: 'Upload a list of fabrics', level: 1 }).waitFor();
    await checkScreen(desk);
    const rows = [
      'Art. No.;Quality;Comp;Wt;Width";Min;Remarks',
      '32C;Mesh Light;70 poly 25 cot;150;60;300/100;new',
      '32D;Mesh Heavy;60/40 PC;180;62;nego;',
      '12A;;;;62;;wider',
    ];
    await choose(desk, 'november.csv', rows.join('\r\n'));
    await desk.getByRole('heading', { name: 'Your columns' }).waitFor();
    await desk.getByText('november.csv, 3 rows').waitFor();
    await desk.getByText('“60/40 PC” is read as 60 % polyester, 40 % cotton').waitFor();
    await desk.getByText('The fibres add up to 95.').waitFor();
    await checkScreen(desk);
    // A reload loses nothing.
    await desk.reload();
    await desk.getByRole('button', { name: 'Save my correction' }).click();
    await desk.getByRole('button', { name: 'New 2' }).click();
    await desk.getByText('150 GSM, 60 in, 70 % polyester, 30 % cotton').waitFor();
    await desk.getByRole('button', { name: 'Changed 1' }).click();
    await desk.getByText('62 in').waitFor();
    await desk.getByRole('button', { name: 'Save 3 fabrics as drafts' }).click();
    await desk.getByText('3 fabrics saved as drafts.').waitFor();
    await desk.getByRole('link', { name: /^Draft/ }).click();
    await desk.getByRole('link', { name: '32C Mesh Light' }).waitFor();

    await desk.getByRole('link', { name: 'Upload a list' }).click();
    await desk.getByRole('button', { name: 'Undo this import' }).click();
    await desk.getByText('november.csv is undone.').waitFor();
    await desk.getByText('Undone', { exact: true }).waitFor();
  },
  patience,
);

test(
  'what is exported is brought in again without a change, and a bomb is refused',
  async ({ visit }) => {
    const desk = await visit(screenPath('fabrics'), signedIn());
    await desk.getByRole('region', { name: 'Cotton Nylon' }).waitFor();
    await desk.keyboard.press('e');
    await checkScreen(desk, { dialog: true });
    const saved = desk.waitForEvent('download');
    await desk.getByRole('button', { name: /^Download for Excel/ }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^fabrics-\d{4}-\d\d-\d\d\.xlsx$/);
    const bytes = await readFile(await download.path());

    await desk.getByRole('link', { name: 'Upload a list' }).click();
    await choose(desk, 'back.xlsx', bytes);
    await desk.getByText(/^\d+ rows change nothing\.$/).waitFor();
    await desk.getByRole('button', { name: 'Another file' }).click();
    await choose(desk, 'bad.xlsx', 'PK\u0003\u0004 and nothing');
    await desk.getByText('This file could not be read as Excel.').waitFor();
    await checkScreen(desk);
  },
  patience,
);

async function choose(page: Page, name: string, content: string | Buffer): Promise<void> {
  const buffer = typeof content === 'string' ? Buffer.from(content) : content;
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer });
}
