import { describe, expect, test } from 'vitest';
import { requireContent } from '../../../tests/support/content/many-fabrics.ts';
import {
  renderAt,
  siteFiles,
  siteUrl,
  staticPaths,
} from '../../../tests/support/content/render-at.ts';
import { shippedRecords } from '../../content/records/assemble-records.ts';
import { contentKinds } from '../../content/records/content-kinds.ts';
import { movedPaths } from '../../content/moved-paths.ts';
import { shippedContent } from '../../content/shipped-content.ts';
import { href, pages } from '../../contract/routes.ts';

const key = 'f014';
const gone = shippedRecords.fabric[key]!;
const content = requireContent({
  ...shippedRecords,
  fabric: { ...shippedRecords.fabric, [key]: contentKinds.fabric.takenOut!(gone) },
});
const path = href.fabric(gone.slug);

describe('a fabric that was taken out', () => {
  const { status, html } = renderAt(content, path);

  test('answers at its address that it is gone, with what is nearest and how to ask', () => {
    expect(status).toBe(410);
    expect(html).toContain(`<h1>${gone.number} ${gone.title} is no longer knitted</h1>`);
    expect(html).toContain(`/quote?product=${gone.number}+`);
    expect(html.match(/class="pc[ "]/g)?.length).toBe(3);
    expect(html).toContain('<main id="main" class="page');
    expect(html).toContain('content="noindex, follow"');
  });

  test('is printed like every page, and named nowhere else', () => {
    expect(staticPaths(content)).toContain(path);
    expect(staticPaths(content)).toHaveLength(staticPaths(shippedContent).length);
    for (const { path: file, body } of siteFiles(content, siteUrl))
      expect([file, leadsTo(body)]).toEqual([file, false]);
    for (const page of [pages.home, pages.fabrics, pages.catalogue, pages.samples])
      expect([page, leadsTo(renderAt(content, page).html)]).toEqual([page, false]);
  });
});

test('an address that another fabric has taken since shows that fabric', () => {
  const heir = { ...gone, id: 900, title: 'A Better Cloth' };
  const taken = requireContent({
    ...shippedRecords,
    fabric: { ...shippedRecords.fabric, [key]: { ...gone, withdrawn: true }, f900: heir },
  });
  expect(renderAt(taken, path)).toMatchObject({ status: 200 });
  expect(staticPaths(taken).filter((one) => one === path)).toHaveLength(1);
});

test('an address that no fabric ever had is still unknown', () => {
  expect(renderAt(content, href.fabric('no-such-cloth-99z')).status).toBe(404);
});

describe('an article that was taken off', () => {
  const [slug, article] = Object.entries(shippedRecords.article).find(
    ([, { prefix }]) => prefix === 'blog',
  )!;
  const named = { ...article, formerSlugs: ['what-it-was-called'] };
  const without = requireContent({
    ...shippedRecords,
    article: { ...shippedRecords.article, [slug]: contentKinds.article.takenOut!(named) },
  });
  const address = href.article(slug);

  test('answers at both its addresses that it is gone, with what to read and whom to ask', () => {
    for (const at of [address, href.article(slug, 'blogs')]) {
      const { status, html: page } = renderAt(without, at);
      expect([at, status]).toEqual([at, 410]);
      expect(page).toContain('is no longer published</h1>');
      expect(page).toContain(`href="${href.contact()}"`);
      expect(page.match(/class="post"/g)?.length).toBe(3);
      expect(page).toContain('content="noindex, follow"');
    }
    expect(movedPaths(without).get(href.article('what-it-was-called'))).toBe(address);
  });

  test('is printed, and named by no list or sitemap; a menu that names it is a fault of its publication', () => {
    expect(staticPaths(without)).toHaveLength(staticPaths(shippedContent).length);
    for (const { path: file, body } of siteFiles(without, siteUrl))
      expect([file, body.includes(`${address}<`)]).toEqual([file, false]);
    for (const page of [pages.blogIndex, pages.blogList])
      expect([page, listOf(renderAt(without, page).html).includes(`${address}"`)]).toEqual([
        page,
        false,
      ]);
  });

  test('an article that took its address since is shown there', () => {
    const taken = requireContent({
      ...shippedRecords,
      article: {
        ...shippedRecords.article,
        [slug]: { ...article, withdrawn: true },
        'a-better-one': { ...article, slug },
      },
    });
    expect(renderAt(taken, address)).toMatchObject({ status: 200 });
    expect(staticPaths(taken).filter((one) => one === address)).toHaveLength(1);
  });
});

function listOf(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

/** Pictures of other pages may show the cloth still, under its name. */
function leadsTo(text: string): boolean {
  return text.includes(`${path}"`) || text.includes(`${path}<`) || text.includes(`"${gone.slug}"`);
}
