import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { fabricFiles } from '../../src/content/fabrics/fabric-files.ts';
import { fabricKey } from '../../src/content/records/fabric-clashes.ts';
import { screenPath } from '../../src/contract/desk/desk-paths.ts';
import { href } from '../../src/contract/routes.ts';
import { auditAccessibility, findSidewaysScroll, forAudit } from '../support/browser/axe-audit.ts';
import type { Open, Visit } from '../support/browser/browser.ts';
import { findHiddenFocus } from '../support/browser/find-hidden-focus.ts';
import { findSmallTargets } from '../support/browser/find-small-targets.ts';
import { enterAsColleague, enterAsOwner, type Session } from '../support/desk/enter-desk.ts';
import { test } from '../support/server/site.ts';
import { within } from '../support/patience.ts';

const fabric = Object.values(fabricFiles)
  .flat()
  .find(({ number }) => number === '14B')!;
const card = screenPath('fabric', { id: fabricKey(fabric.id) });
const page14b = href.fabric(fabric.slug);
const words = 'Soft face, quiet back, and it holds a pleat. For linings, tees and sports tops.';
const patience = within(150_000);
let owner: Session;

test(
  'a change is drafted, seen on the real page, published and undone',
  async ({ visit, server }) => {
    owner = await enterAsOwner(visit, server);
    const desk = await openCard(visit, owner);
    const text = desk.getByRole('textbox', { name: 'Description' });
    await text.fill(words);
    await desk.getByText('Draft saved').waitFor();
    await desk.getByRole('link', { name: '1 change', exact: true }).waitFor();
    const row = desk.locator('#row-description');
    expect(await row.getAttribute('class')).toContain('touched');
    await row.getByText(/^was/).waitFor();

    // The real page follows, and leads back to the field.
    const shown = desk.frameLocator('.pv iframe:not(.pv-next)');
    await shown.getByText(words).waitFor({ timeout: within(60_000) });
    expect(await (await fetch(server.url + page14b)).text()).not.toContain(words);
    // It moves along with the form; whoever hits it while it moves presses again.
    const rowOf = async (pressed: Locator) => {
      await pressed.click();
      return focusedRow(desk);
    };
    await expect.poll(() => rowOf(shown.locator('.spec').getByText('Width'))).toContain('width');
    await expect.poll(() => rowOf(shown.getByRole('heading', { level: 1 }))).toContain('title');

    await desk.keyboard.press('Control+Enter');
    const look = desk.getByRole('dialog', { name: 'Publish 14B?' });
    await look.getByText('One thing changes on the page:').waitFor();
    await look.getByLabel(/^Reason/).fill('The buyers asked.');
    await look.getByRole('button', { name: 'Publish now' }).click();
    await desk.getByText('14B is published.').waitFor();
    await desk.getByText('On the site now').waitFor({ timeout: within(60_000) });
    expect(await (await fetch(server.url + page14b)).text()).toContain(words);

    await desk.getByRole('button', { name: 'Undo' }).click();
    await desk.getByText('14B is as it was before.').waitFor();
    await expect
      .poll(async () => (await fetch(server.url + page14b)).text(), { timeout: within(60_000) })
      .not.toContain(words);
  },
  patience,
);

test(
  'two people on one fabric: fields merge, one clash is asked once, both see who is there',
  async ({ visit, server }) => {
    const harpreet = await enterAsColleague(visit, server, owner, {
      name: 'Harpreet',
      email: 'harpreet@mill.example',
      password: 'another long password',
      role: 'editor',
    });
    const [mine, theirs] = [await openCard(visit, owner), await openCard(visit, harpreet)];
    await theirs.getByText('Asha Rao is here, too').waitFor();

    const width = (page: Page) => page.getByRole('textbox', { name: 'Width in inches' });
    // Asha's line is held while Harpreet saves: both began with the same.
    const { promise: saved, resolve: letGo } = Promise.withResolvers<void>();
    await mine.route('**/content/fabric/*', async (route) => {
      if (route.request().method() === 'PUT') await saved;
      await route.continue();
    });
    await width(mine).fill('62');
    await mine.getByRole('textbox', { name: 'Name', exact: true }).fill('Locknit Premium Plus');
    await width(theirs).fill('58');
    await theirs.getByRole('link', { name: '1 change', exact: true }).waitFor();
    await theirs.getByText('Draft saved').waitFor();
    letGo();

    const clash = mine.getByRole('group', { name: 'Width: two people wrote here' });
    await clash.getByText('Harpreet changed the width while you wrote.').waitFor();
    await mine.getByRole('link', { name: '1 to decide', exact: true }).waitFor();
    const publish = mine.getByRole('button', { name: 'Publish', exact: true });
    expect(await publish.getAttribute('aria-disabled')).toBe('true');
    // The name is nobody else's: it came through.
    await expect
      .poll(() => theirs.getByRole('textbox', { name: 'Name', exact: true }).inputValue())
      .toBe('Locknit Premium Plus');
    await clash.getByRole('button', { name: 'Keep 62 in, yours' }).click();
    await clash.waitFor({ state: 'detached' });
    await expect.poll(() => width(theirs).inputValue()).toBe('62');
    expect(await theirs.getByText('two people wrote here').count()).toBe(0);
  },
  patience,
);

test(
  'without a line the text is kept, sent once when it is back, and a lost answer changes nothing twice',
  async ({ visit }) => {
    const desk = await openCard(visit, owner, {
      expected: [/net::|fetching the script|dynamically imported/],
    });
    const text = desk.getByRole('textbox', { name: 'Description' });
    await desk.context().setOffline(true);
    await text.fill(`${words} `.trim());
    await desk.getByText(/^No internet since .* One change is kept on this computer/).waitFor();
    await desk.getByText('Publishing waits. Knitting goes on: it is done on the').waitFor();
    await desk.getByRole('textbox', { name: 'Width in inches' }).fill('61');
    await desk.getByText(/Two changes are kept on this computer and go to the desk/).waitFor();
    const publish = desk.getByRole('button', { name: 'Publish', exact: true });
    await publish.press('Enter');
    await desk.getByText('No internet. Publishing waits until it is back.').first().waitFor();
    await desk.context().setOffline(false);
    await desk.getByText('Draft saved').waitFor();

    // The desk stores it, but the answer never arrives; the page is closed and opened again.
    let kept = 0;
    await desk.route('**/content/fabric/*', async (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      await route.fetch();
      kept += 1;
      return route.abort();
    });
    const other = words.replace('quiet', 'soft');
    await text.fill(other);
    await expect.poll(() => kept).toBeGreaterThan(0);
    await desk.getByText(/^No internet since/).waitFor();
    await desk.unroute('**/content/fabric/*');
    await desk.reload();
    await expect.poll(() => text.inputValue()).toBe(other);
    await desk.getByText('Draft saved').waitFor();
    await expect
      .poll(() =>
        desk.evaluate(() => Object.keys(localStorage).filter((k) => k.includes('unsaved'))),
      )
      .toEqual([]);
    const count = await desk.evaluate(
      async (address) => {
        const answer = await fetch(address);
        const list = (await answer.json()) as unknown[] | { lines: unknown[] };
        return JSON.stringify(list).split('"createdAt"').length - 1;
      },
      `/desk/api/content/fabric/${fabricKey(fabric.id)}/history`,
    );
    await desk.reload();
    await desk.getByText('Draft saved').waitFor();
    expect(count).toBeGreaterThan(2);
  },
  patience,
);

test(
  'the card is accessible and fits from 320 to 1440 px, also with a fault, a last look and a preview',
  async ({ visit }) => {
    // A page that was asked for just before the fault was saved is refused, and not shown.
    const desk = await openCard(visit, owner, { ...forAudit, expected: [/422/] });
    await check(desk);
    await desk.getByRole('textbox', { name: 'Number' }).fill('1');
    await desk.getByRole('link', { name: '1 mistake to correct', exact: true }).waitFor();
    await desk.getByText('Number must be two digits and a letter, as 14B.').waitFor();
    await check(desk);
    await desk.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
    await desk.getByText('Please correct the mistake first.').first().waitFor();
    await desk.getByRole('link', { name: '1 mistake to correct', exact: true }).click();
    await expect.poll(() => focusedRow(desk)).toContain('number');
    await desk.getByRole('textbox', { name: 'Number' }).fill('14B');
    await desk
      .getByRole('link', { name: '1 mistake to correct', exact: true })
      .waitFor({ state: 'detached' });

    await desk.keyboard.press('Control+Enter');
    await desk.getByRole('dialog', { name: 'Publish 14B?' }).waitFor();
    expect(await auditAccessibility(desk), 'axe on the last look').toEqual([]);
    await desk.keyboard.press('Escape');

    await desk.setViewportSize({ width: 390, height: 844 });
    await desk.getByRole('button', { name: 'Preview' }).click();
    await desk.getByRole('dialog', { name: 'Preview' }).locator('iframe').waitFor();
    expect(await auditAccessibility(desk), 'axe on the preview').toEqual([]);
    await desk.getByRole('button', { name: 'Back to the card' }).click();
    await desk.getByRole('dialog', { name: 'Preview' }).waitFor({ state: 'detached' });
  },
  patience,
);

test('keys lead through the book, and an unknown fabric says so', async ({ visit }) => {
  const desk = await openCard(visit, owner);
  const title = desk.getByRole('heading', { level: 1 });
  const first = await title.innerText();
  // The order of the book arrives a moment after the card.
  await desk.getByRole('button', { name: 'Polyester Cotton' }).waitFor();
  await desk.locator('main').focus();
  await desk.keyboard.press(']');
  await expect.poll(() => title.innerText()).not.toBe(first);
  await desk.getByRole('button', { name: 'Polyester Cotton' }).waitFor();
  await desk.locator('main').focus();
  await desk.keyboard.press('[');
  await expect.poll(() => title.innerText()).toBe(first);

  const none = await visit(screenPath('fabric', { id: 'f999' }), {
    expected: [/404/],
    options: { storageState: owner },
  });
  await none.getByRole('heading', { name: 'There is no such fabric' }).waitFor();
});

async function openCard(visit: Open, session: Session, how: Visit = {}): Promise<Page> {
  const page = await visit(card, {
    ...how,
    options: { ...how.options, storageState: session },
  });
  await page.getByRole('heading', { level: 1, name: /Locknit Premium/ }).waitFor();
  await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' });
  return page;
}

function focusedRow(page: Page): Promise<string> {
  return page.evaluate(
    () => document.activeElement?.closest('[data-row]')?.getAttribute('data-row') ?? '',
  );
}

async function check(page: Page): Promise<void> {
  expect(await auditAccessibility(page), 'axe at 1440 px').toEqual([]);
  expect(await findHiddenFocus(page), 'focus at 1440 px').toEqual([]);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await auditAccessibility(page), `axe at ${width} px`).toEqual([]);
    expect(await findSidewaysScroll(page), `at ${width} px`).toEqual([]);
    expect(await findSmallTargets(page), `hit with a thumb at ${width} px`).toEqual([]);
    expect(await findHiddenFocus(page), `focus at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}
