import { expect } from 'vitest';
import { fabrics } from '../../src/content/fabrics/fabrics.ts';
import { href } from '../../src/contract/routes.ts';
import { fabricName } from '../../src/domain/fabric/fabric.ts';
import { auditAccessibility, findSidewaysScroll, forAudit } from '../support/browser/axe-audit.ts';
import { lookingTest as test } from '../support/server/site.ts';

const [first, second, third, fourth, fifth] = fabrics.filter((_, index) => index % 20 === 0);
const slugs = [first!, second!, third!, fourth!, fifth!].map(({ slug }) => slug);

test.for([true, false])(
  'cards link to it, and fabrics can be added and removed (script: %s)',
  async (script, { revisit }) => {
    const page = await revisit('/categories/pure-cotton-fabrics', { script });
    const bar = page.getByRole('button', { name: 'Compare', exact: true });
    expect(await bar.isVisible()).toBe(false);
    const boxes = page.getByLabel(/^Compare \d/);
    await boxes.nth(0).check();
    await boxes.nth(2).check();
    await bar.click();
    await page.waitForURL('**/compare?ids=**');
    const columns = page.locator('thead .cmp-name');
    await expect.poll(() => columns.count()).toBe(2);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');

    await page.getByLabel('Another fabric').selectOption(fifth!.slug);
    await page.getByRole('button', { name: 'Lay it beside' }).click();
    await page.getByRole('columnheader', { name: fabricName(fifth!) }).waitFor();
    await expect.poll(() => columns.count()).toBe(3);
    const row = page.getByRole('row', { name: /^Composition/ });
    expect(await row.innerText()).toContain(fifth!.composition);
    expect(await row.getByRole('rowheader').innerText()).toContain('differs');
    expect(await page.getByRole('row', { name: /^Price/ }).innerText()).not.toContain('differs');

    await page.getByRole('link', { name: `Remove ${fabricName(fifth!)}` }).click();
    await expect.poll(() => columns.count()).toBe(2);
  },
);

test('says which fabrics it cannot show', async ({ revisit }) => {
  const page = await revisit(`${href.compare(slugs)},${'%3Cb%3Enothing'}`);
  expect(await page.locator('thead .cmp-name').count()).toBe(4);
  const notes = await page.getByRole('status').innerText();
  expect(notes).toContain('We keep no fabric called “<b>nothing”.');
  expect(notes).toContain('Only 4 fabrics fit beside each other');
  expect(await page.getByLabel('Another fabric').count()).toBe(0);
});

test.for([0, 1, 4])('fits a phone and a desktop with %i fabrics', async (count, { revisit }) => {
  const path = count === 0 ? '/compare' : href.compare(slugs.slice(0, count));
  const page = await revisit(path, { ...forAudit, width: 'phone' });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await auditAccessibility(page)).toEqual([]);
    expect(await findSidewaysScroll(page)).toEqual([]);
    if (count < 4) continue;
    const table = page.getByRole('region', { name: 'Comparison' });
    const left = () =>
      page
        .getByRole('rowheader', { name: 'Price' })
        .evaluate((cell) => cell.getBoundingClientRect().left);
    const before = await left();
    await table.evaluate((element) => element.scrollTo({ left: 400 }));
    // The row headings stay visible while the columns scroll.
    expect(await left()).toBe(before);
  }
});

test('prints on one page, without buttons and links', async ({ revisit }) => {
  const page = await revisit(href.compare(slugs.slice(0, 3)));
  // On paper other sizes are chosen: what was asked for ahead is used before that.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('th img')].every(
      ({ complete, naturalWidth }) => complete && naturalWidth > 1,
    ),
  );
  await page.emulateMedia({ media: 'print' });
  for (const part of ['.bar', '.foot', '.chat', '.cmp-add', '.cmp-remove', '.cmp-acts']) {
    expect(await page.locator(part).first().isVisible()).toBe(false);
  }
  expect(await page.locator('thead .cmp-name').count()).toBe(3);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: null });
});
