import { expect } from 'vitest';
import { screenPath } from '../../src/contract/desk/desk-paths.ts';
import { forAudit } from '../support/browser/axe-audit.ts';
import { checkScreen } from '../support/desk/check-screen.ts';
import { enterAsOwner } from '../support/desk/enter-desk.ts';
import { test } from '../support/server/site.ts';
import { within } from '../support/patience.ts';

/** Several screens at four widths: seconds on an idle machine, minutes on a busy one. */
const patience = within(150_000);

test(
  'the owner replaces an example, settles a contradiction and publishes',
  async ({ visit, server }) => {
    const session = await enterAsOwner(visit, server);
    const options = { storageState: session };
    const page = await visit(screenPath('mill'), { ...forAudit, options });
    await page.getByRole('heading', { name: 'Before going live' }).waitFor();
    await checkScreen(page);

    // The list leads to the very field; keys are enough.
    await page.getByRole('link', { name: /^Write them.*example phone/ }).click();
    const number = page.getByLabel('Number', { exact: true });
    await expect.poll(() => number.evaluate((one) => one === document.activeElement)).toBe(true);
    await number.fill('not a number');
    await number.press('Enter');
    await page.getByRole('alert').getByText('must begin with + and the country code').waitFor();
    await number.fill('+91 183 512 4401');
    await checkScreen(page);
    await number.press('Enter');
    const row = page.getByRole('button', { name: /^Domestic sales desk \+91 183 512 4401/ });
    await row.waitFor();
    expect(await row.innerText()).not.toContain('Example');
    await page.getByText('1 change', { exact: true }).waitFor();

    // Escape leaves everything as it was.
    await page.getByRole('button', { name: /^Slogan under the name/ }).press('Enter');
    await page.getByLabel('Slogan under the name').last().fill('Something else');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Slogan under the name Premium Textile/ }).waitFor();

    const clients = page.locator('.settle').first();
    await clients.getByRole('textbox').fill('2,000');
    await clients.getByRole('button', { name: 'Use it everywhere' }).click();
    await page.getByText('5 changes', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await page.getByText('Your changes are published.').waitFor();
    const contact = await visit('/contact');
    await expect
      .poll(async () => (await contact.goto(`${server.url}/contact`), contact.content()), {
        timeout: within(30_000),
      })
      .toContain('+91 183 512 4401');
    expect(await contact.content()).toContain('2,000+ clients');
  },
  patience,
);
