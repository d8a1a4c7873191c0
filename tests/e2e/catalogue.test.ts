import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { fabrics } from '../../src/content/fabrics/fabrics.ts';
import {
  categoryFabrics,
  countByCategory,
  designsText,
} from '../../src/domain/catalogue/category-fabrics.ts';
import { pageSize } from '../../src/domain/catalogue/page-of.ts';
import { searchFabrics } from '../../src/domain/catalogue/search-fabrics.ts';
import { applySort, sortChips } from '../../src/domain/catalogue/sort-chips.ts';
import { categoryIds, fabricName } from '../../src/domain/fabric/fabric.ts';
import { auditAccessibility, findSidewaysScroll, forAudit } from '../support/browser/axe-audit.ts';
import { widths } from '../support/browser/browser.ts';
import { lookingTest as test } from '../support/server/site.ts';

const nylon = categoryFabrics(fabrics, 'nylon-classics');

test.for([320, 390])(
  'every count of the filters stands in its row at %i px',
  async (width, { visit }) => {
    const page = await visit('/catalogue', { options: { viewport: { width, height: 800 } } });
    await page.getByText('Narrow by fibre').click();
    const wide = page.locator('.tickbox').evaluateAll((rows) =>
      rows
        .filter((row) => {
          const count = row.querySelector('.tickbox-count')!.getBoundingClientRect();
          return count.right > row.getBoundingClientRect().right + 0.5;
        })
        .map((row) => row.textContent),
    );
    expect(await wide).toEqual([]);
  },
);

describe('the list of collections', () => {
  test.for([true, false])('shows every element (script: %s)', async (script, { revisit }) => {
    const page = await revisit('/fabrics', { script });
    const glance = page.getByRole('region', { name: 'At a Glance' });
    const figures = (await glance.innerText()).replace(/\s+/g, ' ');
    for (const text of ['Total Products', '200+', 'Categories', '4', '100-250', 'Customizable']) {
      expect(figures).toContain(text);
    }
    const cards = page.locator('.ccs article');
    expect(await cards.count()).toBe(4);
    const designs = countByCategory(fabrics);
    expect((await cards.allTextContents()).map((text) => /(\d+) designs/.exec(text)?.[1])).toEqual(
      categoryIds.map((id) => String(designs.get(id))),
    );
    const tops = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
    expect(await page.getByRole('link', { name: /^View All/ }).count()).toBe(4);
    expect(await page.getByRole('link', { name: /^Zoom / }).count()).toBe(4);
    expect(await page.locator('.ccs img[fetchpriority=high]').count()).toBe(3);
    const needs = page.getByRole('region', { name: 'Need Custom Solutions?' });
    expect(await needs.getByRole('link', { name: 'Get Quote' }).getAttribute('href')).toBe(
      '/quote',
    );
    expect(await needs.getByRole('button', { name: 'WhatsApp' }).count()).toBe(1);
    expect(await page.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    await page.getByRole('link', { name: 'View All Nylon Classic' }).click();
    await page.waitForURL('**/fabrics?category=nylon-classics');
    await page.getByRole('link', { name: 'Back to Categories' }).click();
    await page.waitForURL('**/fabrics');
  });
});

describe('a collection', () => {
  test.for([true, false])('sorts by its chips (script: %s)', async (script, { revisit }) => {
    const page = await revisit('/fabrics?category=nylon-classics', { script });
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Nylon Classic');
    expect(await page.locator('.cat-head').innerText()).toContain(
      designsText(nylon.length, countByCategory(fabrics).get('nylon-classics')),
    );
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
      /\/categories\/nylon-classic$/,
    );
    expect(await names(page)).toEqual(nylon.map(fabricName));
    const sort = page.getByRole('group', { name: 'Sort' });
    expect(await sort.getByRole('link', { name: 'Reset' }).count()).toBe(0);
    for (const { label, value } of sortChips) {
      await sort.getByRole('link', { name: label }).click();
      await page.waitForURL(`**/fabrics?category=nylon-classics&sort=${value}**`);
      expect(await names(page)).toEqual(applySort(nylon, value).map(fabricName));
    }
    await sort.getByRole('link', { name: 'Reset' }).click();
    await page.waitForURL((url) => !url.searchParams.has('sort'));
    expect(await names(page)).toEqual(nylon.map(fabricName));
    expect(
      (await page.getByRole('region', { name: 'About these knits' }).textContent())!.length,
    ).toBeGreaterThan(1500);
  });

  test('is shown in one, two and three columns', async ({ revisit }) => {
    const page = await revisit('/categories/nylon-classic');
    for (const { width, columns } of [
      { width: 390, columns: 1 },
      { width: 768, columns: 2 },
      { width: 1440, columns: 3 },
    ]) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await page
        .locator('.pc')
        .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)));
      expect(new Set(lefts).size).toBe(columns);
      expect(await findSidewaysScroll(page)).toEqual([]);
    }
  });

  test('requests its first three pictures first, and preloads them', async ({ server }) => {
    const html = await (await fetch(`${server.url}/fabrics?category=nylon-classics`)).text();
    const cards = html.split('<article').slice(1);
    expect(cards.map((card) => /fetchpriority="high"/i.test(card)).indexOf(false)).toBe(3);
    const preloads = html.match(/<link rel="preload" as="image"/g) ?? [];
    expect(preloads.length).toBeGreaterThanOrEqual(3);
  });

  test('is also found under its aliases, and an unknown name shows examples', async ({
    revisit,
  }) => {
    const page = await revisit('/fabrics?category=premium-cotton');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
      'Premium Cotton Fabrics',
    );
    expect(await page.locator('.pc').count()).toBe(
      categoryFabrics(fabrics, 'pure-cotton-fabrics').length,
    );
    await page.goto(page.url().replace('premium-cotton', 'velvet'));
    expect(await page.locator('.pc h3 i').allTextContents()).toEqual(
      ['Premium', 'Professional', 'Luxury', 'Standard', 'Custom'].map((name) => `Velvet ${name}`),
    );
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    await page.goto(page.url().replace('category=velvet', 'search=piqu%C3%A9'));
    expect(await names(page)).toEqual(searchFabrics(fabrics, 'pique').map(fabricName));
  });
});

describe('the complete catalogue without script', () => {
  test('searches, filters, loads more and links to further pages', async ({ revisit }) => {
    const page = await revisit('/catalogue', { script: false, width: 'phone' });
    expect(await page.locator('.page-head').innerText()).toContain(`${fabrics.length} designs`);
    expect(await page.locator('.pc').count()).toBe(pageSize);
    const remaining = fabrics.length - pageSize;
    await page.getByRole('link', { name: `Load More Products (${remaining} remaining)` }).click();
    await page.waitForURL('**/catalogue?page=2');
    expect(await page.locator('.pc').count()).toBe(2 * pageSize);

    await page.getByText('Narrow by fibre').click();
    await page.getByLabel(/^100% Nylon/).check();
    await page.getByLabel(/^Lingerie/).check();
    await page.getByLabel(/^Linings/).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL(/use=linings/);
    const expected = fabrics.filter(
      ({ composition, endUses }) =>
        composition === '100% Nylon' &&
        (endUses.includes('Lingerie') || endUses.includes('Linings')),
    );
    expect(await names(page)).toEqual(expected.map(fabricName));
    expect(new URL(page.url()).searchParams.getAll('use')).toEqual(['lingerie', 'linings']);
    expect(await page.getByLabel(/^Lingerie/).isChecked()).toBe(true);
    await page.getByRole('link', { name: 'Remove Linings' }).click();
    expect(await page.getByLabel(/^Linings/).isChecked()).toBe(false);

    await page.getByPlaceholder('Search by material, name, or number...').fill('zzz');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByText('No fabric matches “zzz”').waitFor();
    await page.getByRole('link', { name: 'Reset', exact: true }).last().click();
    await page.waitForURL('**/catalogue');
    const needs = page.getByRole('region', { name: 'Need Custom Solutions?' });
    expect(await needs.getByRole('link').allInnerTexts()).toEqual(['Contact Us', 'Get Quote']);
  });
});

describe.for(widths)('the complete catalogue on a %s', (width) => {
  test('updates results and address while the visitor types and ticks', async ({ visit }) => {
    const page = await visit('/catalogue', { ...forAudit, width });
    const search = page.getByPlaceholder('Search by material, name, or number...');
    await page.getByRole('link', { name: /^Load More/ }).click();
    await page
      .locator('.pc')
      .nth(2 * pageSize - 1)
      .waitFor();
    expect(new URL(page.url()).search).toBe('?page=2');

    await search.pressSequentially('locknit');
    const found = searchFabrics(fabrics, 'locknit');
    await page.getByText(`${found.length} designs found, of ${fabrics.length}`).waitFor();
    expect(await names(page)).toEqual(found.map(fabricName).slice(0, pageSize));
    expect(new URL(page.url()).search).toBe('?search=locknit');

    await page.getByText('Narrow by fibre').click();
    const option = page.locator('.tickbox', { hasText: '100% Cotton' });
    const promised = Number(await option.locator('.tickbox-count').innerText());
    await option.click();
    await page.getByText(new RegExp(`^${promised} designs? found`)).waitFor();
    await expect.poll(() => page.locator('.pc').count()).toBe(promised);
    await expect
      .poll(() => new URL(page.url()).search)
      .toBe('?search=locknit&composition=100-cotton');
    expect(await page.getByRole('button', { name: 'Apply' }).isVisible()).toBe(false);
    expect(await auditAccessibility(page)).toEqual([]);

    await page
      .locator('.pc')
      .first()
      .getByLabel(/^Compare/)
      .check();
    await page.getByRole('link', { name: 'Remove 100% Cotton' }).click();
    await expect.poll(() => page.getByLabel(/^100% Cotton/).isChecked()).toBe(false);
    await search.fill('zzz');
    await page.getByText('No fabric matches “zzz”').waitFor();
    expect(await auditAccessibility(page)).toEqual([]);
    expect(await page.getByRole('button', { name: 'Compare' }).isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Reset', exact: true }).click();
    await page.getByText(`${pageSize} of ${fabrics.length} designs`).waitFor();
    await expect.poll(() => search.inputValue()).toBe('');
    await expect.poll(() => new URL(page.url()).search).toBe('');
    expect(await findSidewaysScroll(page)).toEqual([]);
  });
});

describe('pictures', () => {
  test('load within 100 px of the screen: still, then pulsing, then light, then sharp', async ({
    visit,
  }) => {
    const requested: string[] = [];
    const page = await visit('/catalogue', {
      prepare: (fresh) =>
        fresh.on('request', (request) => {
          if (request.url().includes('/img/')) requested.push(new URL(request.url()).pathname);
        }),
    });
    await page.waitForLoadState('networkidle');
    const far = page.locator('.pc').nth(9).locator('img[data-light]').first();
    const [smallest = ''] = (await far.getAttribute('data-srcset'))!.split('?');
    const stem = smallest.replace(/-\d+$/, '');
    await putBelowScreen(far, 140);
    await page.waitForTimeout(250);
    expect(requested.filter((each) => each.startsWith(stem))).toEqual([]);
    const moves = () => far.evaluate((img) => getComputedStyle(img).animationName);
    expect(await moves()).toBe('none');
    let letThrough = () => {};
    const released = new Promise<void>((done) => (letThrough = done));
    await page.route(`**${stem}*`, (route) => released.then(() => route.continue()));
    await putBelowScreen(far, 60);
    await expect.poll(moves).toBe('pulse');
    letThrough();
    await page.waitForFunction(
      (img) => /-\d+(\?|$)/.test((img as HTMLImageElement).currentSrc),
      await far.elementHandle(),
    );
    const own = requested.filter((each) => each.startsWith(stem));
    expect(own[0]).toMatch(/-(180|240)-q25$/);
    expect(own[1]).toMatch(/-\d+$/);
    expect(await moves()).toBe('appear');
  });

  test.for([
    { line: { saveData: true, effectiveType: '4g' }, size: /-120-q14$/, still: false },
    { line: { saveData: false, effectiveType: '2g' }, size: /-120-q50$/, still: true },
  ])('stay light with $line', async ({ line, size, still }, { visit }) => {
    const page = await visit('/categories/nylon-classic', {
      width: 'phone',
      prepare: (fresh) =>
        fresh.addInitScript((connection) => {
          Object.defineProperty(navigator, 'connection', { value: connection });
        }, line),
    });
    const card = page.locator('.pc').nth(4).locator('img[data-light]').first();
    await card.scrollIntoViewIfNeeded();
    await page.locator('.pc').nth(4).locator('img[data-shown]').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(
      new URL(await card.evaluate((img) => (img as HTMLImageElement).currentSrc)).pathname,
    ).toMatch(size);
    expect(await page.locator('html[data-still]').count()).toBe(still ? 1 : 0);
  });

  test.for([
    { lost: '**/img/**-q*', shown: 'img[src="/placeholder.svg"]' },
    { lost: /-q\d+\?|placeholder/, shown: 'text=Failed to load' },
  ])('give way when $lost cannot be had', async ({ lost, shown }, { visit }) => {
    const page = await visit('/categories/nylon-classic', {
      expected: [/ERR_FAILED/, /request failed/, /Service Worker registration blocked/],
      options: { serviceWorkers: 'block' },
      prepare: (fresh) => fresh.route(lost, (route) => route.abort()),
    });
    const card = page.locator('.pc').nth(4);
    await card.scrollIntoViewIfNeeded();
    await card.locator(shown).first().waitFor();
  });
});

/** Scrolls until the element is `distance` px under the lower edge, in steps, since far cards have an estimated height. */
async function putBelowScreen(element: Locator, distance: number): Promise<void> {
  await element.evaluate(async (target, wanted) => {
    for (let steady = 0; steady < 5;) {
      const off = Math.round(target.getBoundingClientRect().top - innerHeight - wanted);
      steady = off === 0 ? steady + 1 : 0;
      scrollBy({ top: off, behavior: 'instant' });
      await new Promise((painted) => requestAnimationFrame(painted));
    }
  }, distance);
}

/** `14B Locknit Premium` of every card, also of those that are too far to be laid out. */
async function names(page: Page): Promise<string[]> {
  const all = await page.locator('#fabrics h3 a').allTextContents();
  return all.map((name) => name.replace(/\s+/g, ' ').trim());
}
