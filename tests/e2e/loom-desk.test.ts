import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { screenPath } from '../../src/contract/desk/desk-paths.ts';
import { href } from '../../src/contract/routes.ts';
import { auditAccessibility, forAudit } from '../support/browser/axe-audit.ts';
import { enterAsOwner } from '../support/desk/enter-desk.ts';
import { test } from '../support/server/site.ts';
import { within } from '../support/patience.ts';

const description =
  'A locknit as a visitor drew it at the instrument. It is soft on the face and quiet on the back.';
const patience = { timeout: within(60_000) };

test(
  'a design is asked for at /loom, and the clerk sees, opens, answers, quotes and keeps it',
  async ({ visit, server }) => {
    const session = await enterAsOwner(visit, server);
    const visitor = await visit(href.loom());
    await visitor.getByRole('link', { name: /^Locknit/ }).focus();
    await visitor.locator('[data-island=loom][data-live]').waitFor(patience);
    await visitor.keyboard.press('Enter');
    await visitor.waitForURL(/\/loom\/k1~locknit/, patience);
    await visitor
      .locator('.loom-dock')
      .getByText(/\d+ GSM/)
      .waitFor({ state: 'attached', ...patience });
    const address = new URL(visitor.url()).pathname;
    const ask = visitor.locator('#ask');
    await ask.getByLabel('Name').fill('Meera Iyer');
    await ask.getByLabel('Phone').fill('98765 43210');
    await ask.getByLabel('Email').fill('meera@iyer.example');
    await ask.getByLabel('Metres').fill('600');
    await ask.getByRole('button', { name: 'Ask the mill to knit it' }).click();
    await visitor.waitForURL(/thank-you\?type=design-request/, patience);

    const desk = await visit(screenPath('inbox'), {
      ...forAudit,
      options: { ...forAudit.options, storageState: session },
    });
    await desk
      .getByRole('link', { name: /Meera Iyer/ })
      .first()
      .click();
    await desk.getByRole('heading', { name: 'Meera Iyer' }).waitFor();
    await desk.getByRole('img', { name: 'Two centimetres of the cloth, face' }).waitFor();
    await desk.getByRole('img', { name: /^Lapping diagram/ }).waitFor();
    expect(await auditAccessibility(desk)).toEqual([]);

    const opens = desk.getByRole('link', { name: 'Open in the instrument' });
    expect(await opens.getAttribute('href')).toBe(address);
    const instrument = await visit(address);
    await instrument.getByText('It can be knitted.').first().waitFor();

    await desk.getByLabel('Reply', { exact: true }).fill('We can knit this for you.');
    await desk.getByRole('button', { name: 'Send to meera@iyer.example' }).click();
    await desk.locator('.status-contacted').first().waitFor();

    await desk.getByRole('link', { name: 'Write a quote' }).click();
    const fabric = desk.getByLabel('Fabric, line 1');
    expect(await fabric.inputValue()).toMatch(/^Own design, \d+ GSM$/);
    await desk.getByLabel('Metres, line 1').fill('600');
    await desk.getByLabel('INR a metre, line 1').fill('310');
    await desk.getByRole('button', { name: 'Send to meera@iyer.example' }).click();
    await desk.getByText('Waiting for the buyer').waitFor();

    await desk.getByText('Keep it as a draft of the catalogue').click();
    const draft = desk.getByRole('form', { name: 'The draft' });
    await draft.getByLabel('Number').fill('40z');
    await draft.getByLabel('Name').fill('Meera Locknit');
    await draft.getByRole('button', { name: 'Save as draft' }).click();
    await desk.getByRole('heading', { name: /Meera Locknit/, level: 1 }).waitFor();
    await completeCard(desk);
    await desk.getByRole('button', { name: 'Publish', exact: true }).click();
    await desk.getByRole('button', { name: 'Publish now' }).click();
    await desk.getByText('40Z is published.').waitFor(patience);
    await expect
      .poll(async () => (await fetch(`${server.url}/fabrics/meera-locknit-40z`)).status, patience)
      .toBe(200);
    const shown = await visit('/fabrics/meera-locknit-40z');
    // The page of the new fabric opens the visitor's cloth in the instrument again.
    await shown.locator('a[href^="/loom/k1~locknit~2-3.1-0."]').first().waitFor(patience);
  },
  within(240_000),
);

/** Lapping, yarns, machine, shade and fibre came with the design; the rest only the mill can say. */
async function completeCard(desk: Page): Promise<void> {
  for (const chain of ['2-3/1-0//', '1-0/1-2//'])
    await expect
      .poll(() =>
        desk
          .locator('input')
          .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
      )
      .toContain(chain);
  await desk.locator('#row-gsm').getByRole('textbox').fill('170');
  await desk.getByRole('textbox', { name: 'Width in inches' }).fill('60');
  await desk.getByRole('textbox', { name: 'Description' }).fill(description);
  for (const [name, choice] of [
    ['End uses', 'T-shirts'],
    ['Finishes', 'Heat-set'],
  ] as const)
    await desk.getByRole('group', { name }).getByText(choice, { exact: true }).click();
  await desk.locator('#row-care').getByRole('combobox').selectOption({ label: 'Cotton' });
  await desk.getByRole('button', { name: /^Pick from the dye book/ }).click();
  const book = desk.getByRole('dialog', { name: 'The dye book' });
  for (let more = 0; more < 9; more += 1)
    await book.locator('.card-shades button[aria-pressed=false]').first().click();
  await desk.keyboard.press('Escape');
  await desk
    .getByRole('link', { name: /^\d+ mistakes? to correct$/ })
    .waitFor({ state: 'detached', ...patience });
  await desk.getByText('Draft saved').waitFor(patience);
}
