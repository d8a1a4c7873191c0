import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../content/shipped-content.ts';
import { requireCategory } from '../../content/site-content.ts';
import { categorySlugs, href } from '../../contract/routes.ts';

// The build names them; here no file is fetched.
const { render } = await import('../render.tsx');

const { categories, claims, fabrics } = shippedContent;

function show(address: string): string {
  const { pathname, searchParams } = new URL(address, 'https://taana.example');
  const siteUrl = 'https://taana.example';
  const now = new Date('2026-01-05T09:00:00Z');
  return render({ path: pathname, query: searchParams, siteUrl, now }, shippedContent).html;
}

const slugs = Object.entries(categorySlugs);

test('the catalogue pages name how many clients the mill has', () => {
  const { text } = claims.clientsCatalogue!;
  const listed = categories.map(({ id }) => href.fabrics({ category: id }));
  for (const address of ['/catalogue', '/fabrics', ...listed, href.category('nylon-classic')])
    expect(show(address)).toContain(text);
  expect(show('/quote')).not.toContain(text);
});

describe('a collection says the same number of designs everywhere', () => {
  test.each(categories.map(({ id }) => [id] as const))('%s', (id) => {
    const all = fabrics.filter(({ categoryId }) => categoryId === id);
    const shown = all.filter(({ extra }) => !extra);
    const page = show(href.fabrics({ category: id }));
    expect(page).toContain(
      shown.length === all.length
        ? `<b>${all.length} designs</b>`
        : `<b>${shown.length} of ${all.length} designs</b>`,
    );
    expect(show('/fabrics')).toContain(`<span>${all.length} designs</span>`);
    if (shown.length < all.length)
      expect(page.indexOf('in the complete catalogue')).toBeLessThan(page.indexOf('id="fabrics"'));
  });
});

describe('the landing page of a collection has words and a picture of its own', () => {
  test.each(slugs)('%s', (slug, id) => {
    const { description, second } = requireCategory(shippedContent, id);
    const landing = show(href.category(slug as keyof typeof categorySlugs));
    const listing = show(href.fabrics({ category: id }));
    expect(landing).toContain(`<h1>${second.title.replaceAll('&', '&amp;')}</h1>`);
    expect(landing).toContain(second.description);
    expect(landing).toContain(`/${second.picture}-`);
    expect(landing).not.toContain(`<p class="lead">${description}</p>`);
    expect(listing).toContain(description);
    expect(listing).not.toContain(second.description);
  });
});

describe('an unknown category', () => {
  const page = show('/fabrics?category=silk-twill');

  test('keeps the category view: badge, sort bar, pictures and zoom', () => {
    expect(page).toContain('<b>5 examples</b>');
    expect(page).toContain('class="sort"');
    expect(page.match(/<a[^>]* data-viewer="grid"/g)).toHaveLength(5);
    expect(page.match(/data-wakes="price-dialog"/g)!.length).toBeGreaterThanOrEqual(5);
    expect(page).toContain('Silk Twill Premium');
    expect(page).toContain('noindex');
  });

  test('says whose cloth the picture shows', () => {
    expect(page.match(/Pictured: \d\d[A-Z] /g)).toHaveLength(5);
  });

  test('is sorted like any other', () => {
    const names = (sort: string) =>
      [
        ...show(`/fabrics?category=silk-twill&sort=${sort}`).matchAll(/<i>Silk Twill (\w+)<\/i>/g),
      ].map(([, series]) => series);
    expect(names('fabricQuality')).toEqual(['Premium', 'Luxury']);
    expect(names('dateOfRelease')[0]).toBe('Custom');
  });
});

test('the crumb of /blogs is that of its articles, and machines read the name of the document', () => {
  const list = show('/blogs');
  expect(list).toContain('<span aria-current="page">Blogs</span>');
  expect(list).toMatch(/"@type":"BreadcrumbList"[^<]*"name":"Blog"/);
  expect(show('/blogs/what-does-textiles-mean')).toContain('<a href="/blogs">Blogs</a>');
});

test('the gallery of the quote page begins with pictures 200 px wide', () => {
  const page = show(`/quote?product=${fabrics[0]!.slug}`);
  const gallery = page.slice(page.indexOf('leaf-gallery'));
  expect(gallery).toContain('data-light="200-q30"');
  expect(gallery).not.toContain('data-light="180-q25"');
});

test('the quote page says what happens next where no fabric is chosen', () => {
  const page = show('/quote');
  expect(page).toContain('What happens next');
  expect(page).toContain('within 24 hours');
  expect(page).toMatch(/\+91 183 000 0001/);
  expect(show(`/quote?product=${fabrics[0]!.slug}`)).not.toContain('What happens next');
});

test('the questions stand beside whom to ask', () => {
  expect(show('/faq')).toMatch(/aria-labelledby="direct-contact"/);
});
