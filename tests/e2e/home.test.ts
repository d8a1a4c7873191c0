import { expect } from 'vitest';
import { widths } from '../support/browser/browser.ts';
import { lookingTest as test } from '../support/server/site.ts';

const collections = [
  ['polyester-cotton-knits', 'Premium Polyester Cotton Collection'],
  ['breathable-cotton-nylon-collection', 'Breathable Cotton Nylon Collection'],
  ['pure-cotton-fabrics', '100% Cotton Fabrics'],
  ['nylon-classics', 'Nylon Classic'],
] as const;

test.for(widths)(
  'begins with the name of the mill, links and figures that count up, on a %s',
  async (width, { visit }) => {
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
    const counters = page.locator('[data-counter]');
    for (const [index, figure] of ['50,000', '2,000', '500,000'].entries()) {
      await counters.nth(index).scrollIntoViewIfNeeded();
      await counters
        .nth(index)
        .filter({ hasText: new RegExp(`^${figure}`) })
        .waitFor();
    }
  },
);

test('links to the mill, the collections, the journal and the popular categories', async ({
  visit,
}) => {
  const page = await visit('/', { options: { reducedMotion: 'reduce' } });
  // Visitors who prefer reduced motion see the final figures at once.
  const figures = await page.locator('[data-counter]').allTextContents();
  expect(figures.map((figure) => figure.replace(/[^\d,]/g, ''))).toEqual([
    '50,000',
    '2,000',
    '500,000',
  ]);
  const main = page.getByRole('main');
  // Far parts of the page are not laid out yet, but their text is in the document.
  const established = main.locator('a[href="/about"]', { hasText: '1969' });
  expect(await established.textContent()).toMatch(/Established[\s\S]*1969[\s\S]*Since 55\+ Years/i);
  const article = main.locator('a[href="/blog/textile-compliance-2025"]').first();
  expect(await article.textContent()).toMatch(/NEW BLOG[\s\S]*Textile Compliance[\s\S]*2025/i);

  const cards = main.locator('a[href^="/fabrics?category="]');
  const shown = await cards.evaluateAll((links) =>
    links.map((link) => [link.getAttribute('href'), link.textContent] as const),
  );
  for (const [index, [id, title]] of collections.entries()) {
    expect(shown[index]?.[0]).toBe(`/fabrics?category=${id}`);
    expect(shown[index]?.[1]).toContain(title);
  }
  expect(shown[1]?.[1]).toContain('Premium Collection');

  const journal = main.getByRole('link', { name: 'Read our Blogs' });
  expect(await journal.getAttribute('href')).toBe('/blogs');
  expect(await main.getByRole('heading', { name: 'Popular Categories' }).count()).toBe(1);
  for (const address of ['/premium-cotton', '/polyester-cotton']) {
    expect(await main.locator(`a[href="${address}"]`).count()).toBeGreaterThan(0);
  }

  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = blocks.flatMap((block) => JSON.parse(block) as Record<string, unknown>[]);
  const organisation = data.find((entry) => /Organization/.test(String(entry['@type'])));
  expect(organisation).toMatchObject({ name: 'Taana Warp Knits', foundingDate: '1998' });
});
