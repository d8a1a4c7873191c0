import { describe, expect } from 'vitest';
import { widths } from '../support/browser.ts';
import { test } from '../support/site.ts';

describe.for(widths)('the home page on a %s', (width) => {
  test('opens with the name of the mill and where to go', async ({ visit }) => {
    const page = await visit('/', { width });
    const main = page.getByRole('main');
    const name = await main.getByRole('heading', { level: 1 }).innerText();
    expect(name.replace(/\s+/g, ' ')).toBe('Taana Warp Knits');
    expect(await main.getByText('Premium Textile Manufacturers').isVisible()).toBe(true);
    const leads = {
      'Buy Now': '/fabrics',
      'Contact Us': '/contact',
      'Complete Catalogue': '/catalogue',
    };
    for (const [label, address] of Object.entries(leads)) {
      const link = main.getByRole('link', { name: label, exact: true }).first();
      expect(await link.getAttribute('href')).toBe(address);
      const box = await link.boundingBox();
      expect(box!.y + box!.height, `${label} is seen without scrolling`).toBeLessThan(
        page.viewportSize()!.height,
      );
      expect(box!.height, `${label} can be hit with a thumb`).toBeGreaterThanOrEqual(44);
    }
  });

  test('counts up to the figures of the mill', async ({ visit }) => {
    const page = await visit('/', { width });
    const band = page.locator('[data-counter]');
    await band.first().scrollIntoViewIfNeeded();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[data-counter]')].every(
        (counter) => counter.getBoundingClientRect().height > 0,
      ),
    );
    for (const [index, figure] of ['50,000', '2,000', '500,000'].entries()) {
      await band.nth(index).scrollIntoViewIfNeeded();
      await band
        .nth(index)
        .filter({ hasText: new RegExp(`^${figure}`) })
        .waitFor();
    }
  });
});

describe('the home page', () => {
  test('leads to the mill and to the newest article from its cards', async ({ visit }) => {
    const page = await visit('/');
    const main = page.getByRole('main');
    const established = main.locator('a[href="/about"]', { hasText: '1969' });
    expect(await established.innerText()).toMatch(/Established[\s\S]*1969[\s\S]*Since 55\+ Years/i);
    const article = main.locator('a[href="/blog/textile-compliance-2025"]').first();
    expect(await article.innerText()).toMatch(/NEW BLOG[\s\S]*Textile Compliance[\s\S]*2025/i);
  });

  test('shows the four collections in their order', async ({ visit }) => {
    const page = await visit('/');
    const cards = page.getByRole('main').locator('a[href^="/fabrics?category="]');
    const shown = await cards.evaluateAll((links) =>
      links.map((link) => [link.getAttribute('href'), link.textContent] as const),
    );
    const collections = [
      ['polyester-cotton-knits', 'Premium Polyester Cotton Collection'],
      ['breathable-cotton-nylon-collection', 'Breathable Cotton Nylon Collection'],
      ['pure-cotton-fabrics', '100% Cotton Fabrics'],
      ['nylon-classics', 'Nylon Classic'],
    ];
    for (const [index, [id, title]] of collections.entries()) {
      expect(shown[index]?.[0]).toBe(`/fabrics?category=${id}`);
      expect(shown[index]?.[1]).toContain(title);
    }
    expect(shown[1]?.[1]).toContain('Premium Collection');
  });

  test('counts nothing for a visitor who wants no motion', async ({ visit }) => {
    const page = await visit('/', { options: { reducedMotion: 'reduce' } });
    const figures = await page.locator('[data-counter]').allInnerTexts();
    expect(figures.map((figure) => figure.replace(/[^\d,]/g, ''))).toEqual([
      '50,000',
      '2,000',
      '500,000',
    ]);
  });

  test('leads on to the journal and the popular categories', async ({ visit }) => {
    const page = await visit('/');
    const main = page.getByRole('main');
    const journal = main.getByRole('link', { name: 'Read our Blogs' });
    expect(await journal.getAttribute('href')).toBe('/blogs');
    expect(await main.getByRole('heading', { name: 'Popular Categories' }).count()).toBe(1);
    for (const address of ['/premium-cotton', '/polyester-cotton']) {
      expect(await main.locator(`a[href="${address}"]`).count()).toBeGreaterThan(0);
    }
  });

  test('carries the organisation as data', async ({ visit }) => {
    const page = await visit('/');
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const data = blocks.flatMap((block) => JSON.parse(block) as Record<string, unknown>[]);
    const organisation = data.find((entry) => /Organization/.test(String(entry['@type'])));
    expect(organisation).toMatchObject({ name: 'Taana Warp Knits', foundingDate: '1998' });
  });
});
